/** A form of a release, and the commands that install it or run it. */
export interface InstallMethod {
  readonly id: string;
  readonly label: string;
  readonly commands: string;
  /** The note below the commands, which Install/index.tsx has. */
  readonly note: 'download' | 'nix' | 'toolchain' | 'image';
}

/**
 * The methods to install the runtime, the same as on the installation page.
 *
 * @param release of the runtime, such as `1.2.3`
 */
export function installMethods(release: string): readonly InstallMethod[] {
  return [
    {
      id: 'container',
      label: 'Container',
      commands: `docker run --rm tremorproject/tremor:${release} --version`,
      note: 'image',
    },
    {
      id: 'deb',
      label: 'Debian, Ubuntu',
      commands: `sudo apt-get install ./tremor_${release}_amd64.deb`,
      note: 'download',
    },
    {
      id: 'rpm',
      label: 'Fedora, RHEL',
      commands: `sudo dnf install ./tremor-${release}-1.x86_64.rpm`,
      note: 'download',
    },
    {
      id: 'archive',
      label: 'Other Linux',
      commands: [
        'mkdir -p "$HOME/tremor"',
        `tar -xzf tremor-${release}-x86_64-unknown-linux-gnu.tar.gz -C "$HOME/tremor" --strip-components=1`,
        'export PATH="$HOME/tremor/bin:$PATH" TREMOR_PATH="$HOME/tremor/share/tremor/lib"',
      ].join('\n'),
      note: 'download',
    },
    {id: 'nix', label: 'Nix', commands: 'nix-shell -p tremor-rs', note: 'nix'},
    {
      id: 'source',
      label: 'Source',
      commands: [
        `git clone --branch v${release} https://github.com/tremor-rs/tremor-runtime.git`,
        'cd tremor-runtime',
        'cargo build --release -p tremor-cli',
      ].join('\n'),
      note: 'toolchain',
    },
  ];
}
