/**
 * Reads the option `--slow`: the factor that makes this machine's processor as slow as a phone's. It
 * depends on the machine.
 *
 * @throws Error when it is not a number of 1 or more
 */
export function readSlowdown(text: string): number {
  const slow = Number(text);
  if (slow >= 1) return slow;
  throw new Error(`--slow is "${text}", expected a number such as 4, 1 or more.`);
}
