/**
 * How many times slower than this machine's processor a page is measured with. The phone that a
 * measurement stands for is the same everywhere, and the machines that measure are not.
 *
 * @param text of the option `--slow`
 * @throws Error when it is no number from 1 on
 */
export function readSlowdown(text: string): number {
  const slow = Number(text);
  if (slow >= 1) return slow;
  throw new Error(`--slow is "${text}", expected a number such as 4, 1 or more.`);
}
