// @ts-check

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {import('./summary.mjs').Outcome} Outcome
 */

/** How many suites run at once. Two cores are what CI and many laptops have. */
const AT_ONCE = 2;

/**
 * Runs suites, two at a time unless one has to be alone.
 *
 * @param {readonly Suite[]} plan in the order in which they are to start
 * @param {(suite: Suite) => Promise<Outcome>} run
 * @returns {Promise<readonly Outcome[]>} in the order of the plan; a suite whose `needs` failed is not
 *   run and counts as one failure
 */
export async function schedule(plan, run) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<Suite, Promise<unknown>>} */
  const running = new Map();
  const waiting = [...plan];
  const isBlocked = (/** @type {Suite} */ {needs}) =>
    plan.some(({name}) => name === needs) && !outcomes.has(needs ?? '');
  const canStart = (/** @type {Suite} */ suite) =>
    running.size === 0 ||
    (running.size < AT_ONCE && !suite.alone && ![...running.keys()].some(({alone}) => alone));

  while (waiting.length > 0) {
    const next = waiting.find((suite) => canStart(suite) && !isBlocked(suite));
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const needed = outcomes.get(next.needs ?? '');
    if (needed && needed.counts.failed > 0) {
      outcomes.set(next.name, notRun(next.name, needed.name));
      continue;
    }
    const finished = run(next).then((outcome) => {
      outcomes.set(next.name, outcome);
      running.delete(next);
    });
    running.set(next, finished);
  }
  await Promise.all(running.values());
  return plan.flatMap(({name}) => outcomes.get(name) ?? []);
}

/**
 * @param {string} name
 * @param {string} needed the suite that failed
 * @returns {Outcome}
 */
function notRun(name, needed) {
  const counts = {passed: 0, failed: 1, skipped: 0};
  return {name, counts, seconds: 0, note: `not run: ${needed} failed`};
}
