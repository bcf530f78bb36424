/** English words that say nothing about a text's subject. */
const words =
  'a able about across after all almost also am among an and any are as at be because been but ' +
  'by can cannot could dear did do does either else ever every for from get got had has have he ' +
  'her hers him his how however i if in into is it its just least let like likely may me might ' +
  'most must my neither no nor not of off often on only or other our own rather said say says ' +
  'she should since so some than that the their them then there these they this tis to too twas ' +
  'us wants was we were what when where which while who whom why will with would yet you your';

const stopWords: ReadonlySet<string> = new Set(words.split(' '));

/** Whether a lower-case word is left out of texts and counts little in queries. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words of speech, beside those: they say something, and less than any other word of a query. */
const fillers = new Set(
  (
    'again allow already always another anything away back before best between both change come ' +
    'different does doesn don find first give go good help instead know last look made make many ' +
    'mean more much need new next now over please possible problem put same see set show ' +
    'something start still sure take tell thing through time tremor try two under use used using ' +
    'want way well without work works wrong'
  ).split(' '),
);

/** Whether a lower-case word counts little in a query that has enough others. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
