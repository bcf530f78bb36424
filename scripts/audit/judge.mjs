// @ts-check

/**
 * An advisory that does not concern this site, or that nothing can be done about yet.
 *
 * @typedef {{advisory: string, until: string, reason: string}} Exception `advisory`: `GHSA-…`;
 *   `until`: the last day that it holds, `2026-12-31`, at most half a year ahead
 * @typedef {{url?: string, title?: string, severity?: string, name?: string, range?: string}} Advisory
 * @typedef {{vulnerabilities: Record<string, {via: (string | Advisory)[]}>}} AuditReport
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_DAYS = 184;
/** Lesser ones are left to the updates that Renovate proposes. */
const SEVERE = ['moderate', 'high', 'critical'];

/**
 * Reads what `npm audit --json` printed.
 *
 * @param {string} output
 * @returns {AuditReport | {unanswered: string}} why there is no report: no network, a registry
 *   without advisories
 */
export function readReport(output) {
  try {
    const answer = JSON.parse(output);
    if (answer.auditReportVersion === 2) return answer;
    return {unanswered: answer.message || answer.error?.summary || 'no reason given'};
  } catch {
    return {unanswered: output.trim().split('\n').at(-1) || 'npm printed nothing'};
  }
}

/**
 * Holds a report against the exceptions.
 *
 * @param {AuditReport} report
 * @param {readonly Exception[]} exceptions
 * @param {string} today `2026-12-31`
 * @returns {readonly string[]} a sentence for each thing to do; none where all is well
 */
export function judge(report, exceptions, today) {
  const advisories = listAdvisories(report);
  const found = new Set(advisories.map(({id}) => id));
  return [
    ...exceptions.flatMap((exception) => judgeException(exception, found, today)),
    ...advisories
      .filter(({id}) => !exceptions.some(({advisory, until}) => advisory === id && until >= today))
      .map(
        ({id, name, severity, title, range}) =>
          `${name} ${range}: ${title} (${severity}, ${id}). Raise it, or name it with a date and a ` +
          'reason in scripts/audit/exceptions.json.',
      ),
  ];
}

/**
 * @param {Exception} exception
 * @param {ReadonlySet<string>} found advisories of the report
 * @param {string} today
 * @returns {readonly string[]}
 */
function judgeException({advisory, until, reason}, found, today) {
  const where = `scripts/audit/exceptions.json, ${advisory}:`;
  if (!/^GHSA(-\w{4}){3}$/.test(advisory)) return [`${where} expected an id such as GHSA-….`];
  if (!/^\d{4}-\d\d-\d\d$/.test(until) || Number.isNaN(Date.parse(until)))
    return [`${where} "until" is ${until}, expected a day such as 2026-12-31.`];
  if (!reason) return [`${where} say in "reason" why this site is not concerned.`];
  if (!found.has(advisory)) return [`${where} no package has it any more. Take it away.`];
  if (until < today) return [`${where} expired on ${until}. Look at the advisory again.`];
  if (Date.parse(until) - Date.parse(today) > LONGEST_DAYS * DAY_MS)
    return [`${where} ${until} is more than half a year ahead. Choose an earlier day.`];
  return [];
}

/**
 * @param {AuditReport} report
 * @returns {readonly Required<Advisory & {id: string}>[]} each advisory once
 */
function listAdvisories({vulnerabilities}) {
  const all = Object.values(vulnerabilities)
    .flatMap(({via}) => via)
    .filter((via) => typeof via === 'object')
    .map(({url = '', title = '', severity = '', name = '', range = ''}) => {
      return {id: url.split('/').at(-1) || url, url, title, severity, name, range};
    })
    .filter(({severity}) => SEVERE.includes(severity));
  return [...new Map(all.map((one) => [`${one.id} ${one.name}`, one])).values()];
}
