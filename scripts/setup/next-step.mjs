// @ts-check

/** A failure that a contributor can fix: its message names the cause and the steps to take. */
export class NextStepError extends Error {
  /**
   * @param {string} what one sentence: what failed, and why
   * @param {readonly string[]} steps what to do, one step a line
   */
  constructor(what, steps) {
    super([what, ...steps.map((step) => `  -> ${step}`)].join('\n'));
    this.name = 'NextStepError';
  }
}

/**
 * Runs a command's main function; a `NextStepError` prints its steps instead of a stack.
 *
 * @param {() => Promise<number>} main resolves with the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof NextStepError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
