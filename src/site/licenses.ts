import type {LicensesOptions} from '../plugins/licenses';

/** Parts of the site that are not packages. */
export const licenses: LicensesOptions = {
  files: [
    {
      name: 'Atkinson Hyperlegible Next, a subset',
      license: 'OFL-1.1',
      file: 'src/css/fonts/atkinson-next.OFL.txt',
    },
    {
      name: 'JetBrains Mono, a subset',
      license: 'OFL-1.1',
      file: 'src/css/fonts/jetbrains-mono.OFL.txt',
    },
  ],
};
