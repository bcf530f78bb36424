import type {ReactNode} from 'react';

/** Where readers work and the form of a release that fits there. */
export type Way = {readonly system: string; readonly form: ReactNode};

/** The forms of a release, x86-64 unless the image says otherwise; nixpkgs follows later. */
export const ways: readonly Way[] = [
  {
    system: 'Containers',
    form: (
      <>
        image <code>tremorproject/tremor</code>
      </>
    ),
  },
  {
    system: 'Debian, Ubuntu',
    form: (
      <>
        <code>.deb</code> package
      </>
    ),
  },
  {
    system: 'Fedora, RHEL',
    form: (
      <>
        <code>.rpm</code> package
      </>
    ),
  },
  {
    system: 'Other Linux',
    form: (
      <>
        <code>.tar.gz</code> archive
      </>
    ),
  },
  {
    system: 'Nix',
    form: (
      <>
        <code>tremor-rs</code> in nixpkgs, which can lag behind releases
      </>
    ),
  },
  {
    system: 'From source',
    form: (
      <>
        <code>cargo build</code>
      </>
    ),
  },
];
