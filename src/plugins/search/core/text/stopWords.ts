// cspell:words aren couldn didn doesn hasn shouldn wasn weren wouldn
/** English words that are common in texts on any subject. */
const words =
  'a able about across after all almost also am among an and any are as at be because been but ' +
  'by can cannot could dear did do does either else ever every for from get got had has have he ' +
  'her hers him his how however i if in into is it its just least let like likely may me might ' +
  'most must my neither no nor not of off often on only or other our own rather said say says ' +
  'she should since so some than that the their them then there these they this tis to too twas ' +
  'us wants was we were what when where which while who whom why will with would yet you your';

const stopWords: ReadonlySet<string> = new Set(words.split(' '));

/** Whether a lower-case word is not indexed in texts and is optional in queries. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Contractions, such as `doesn't`, which are written with either apostrophe or without one. */
const CONTRACTIONS = (
  'can t, don t, doesn t, didn t, won t, isn t, aren t, wasn t, weren t, hasn t, haven t, couldn t, ' +
  'shouldn t, wouldn t, i m, i ve, i d, it s, what s, how s, that s, there s, where s, who s, let s, ' +
  'you re, we re, they re'
).split(', ');

/** Words of colloquial questions, which count less than the other words of a query. */
const fillers = new Set([
  ...CONTRACTIONS.flatMap((pair) => ["'", '’', ''].map((sign) => pair.replace(' ', sign))),
  ...(
    'actually again allow already always another anybody anyone anything away back before best between ' +
    'bit both change come correctly different does doesn don easily easy everything exactly find first ' +
    'getting give go going good happen happens help instead keep keeps know last look looking lot made ' +
    'make making many mean means more much need new next now over please possible problem properly put ' +
    'quickly really same see set show simple simply somebody somehow someone something start still stuff ' +
    'sure take tell thing things through time tremor tried try trying two under use used using want way ' +
    'well without work works wrong'
  ).split(' '),
]);

/** Whether a lower-case word is optional in a query with enough other words. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
