// The answers of the box. It loads with the first text.
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Message} from '../../../../records/model/messages';
import {shownPattern} from '../../../../records/model/shownPattern';
import type {Answer, Explanation, Unknown} from '../../core/explain';
import {countOf, namedValues, placesOf, PHASES, reportUrl, splitText} from '../../core/show';
import styles from './styles.module.css';

export default function Answers({
  explanation: {answers, unknown, others},
}: {
  readonly explanation: Explanation;
}): ReactNode {
  return (
    <div className={styles.answers}>
      <p role="status">
        {countOf(answers.length, 'message')} found
        {unknown.length > 0 && `, ${countOf(unknown.length, 'unknown line')}`}
        {others > 0 && `, ${countOf(others, 'line')} without a problem`}.
      </p>
      {answers.map((answer) => (
        <AnswerCard key={answer.text} answer={answer} />
      ))}
      {unknown.map((line) => (
        <UnknownCard key={line.text} line={line} />
      ))}
    </div>
  );
}

function AnswerCard({answer}: {readonly answer: Answer}): ReactNode {
  const {message, level, text, within, consequences} = answer;
  const {cause, event, flow, fix, phase} = message;
  const values = namedValues(answer);
  return (
    <section className={styles.card} data-level={level}>
      <p className={styles.facts}>
        <strong>{level}</strong> {PHASES[phase]}, {placesOf(answer)}
      </p>
      <p className={styles.line}>
        <code>{text}</code>
      </p>
      <Fact label="Cause">
        <Text of={cause} />
      </Fact>
      {event && (
        <Fact label="Event">
          <Text of={event} />
        </Fact>
      )}
      {flow && (
        <Fact label="Flow">
          <Text of={flow} />
        </Fact>
      )}
      <Fact label="Fix">
        <Text of={fix} />
      </Fact>
      <Fact label="Message">
        <Address message={message} />
      </Fact>
      {within.map((outer) => (
        <Fact key={outer.id} label="While">
          <Address message={outer} />
        </Fact>
      ))}
      {values.length > 0 && (
        <ul className={styles.values}>
          {values.map(({name, list}) => (
            <li key={name}>
              {name} <code>{list.join(', ')}</code>
            </li>
          ))}
        </ul>
      )}
      {consequences.length > 0 && (
        <details>
          <summary>What follows from it: {countOf(consequences.length, 'message')}</summary>
          {consequences.map((inner) => (
            <AnswerCard key={inner.text} answer={inner} />
          ))}
        </details>
      )}
    </section>
  );
}

function UnknownCard({line}: {readonly line: Unknown}): ReactNode {
  const {nearest, text} = line;
  const {trackers} = useDocusaurusContext().siteConfig.customFields as {
    trackers: {readonly site: string};
  };
  return (
    <section className={styles.card}>
      <p className={styles.facts}>
        <strong>unknown</strong> {placesOf(line)}
      </p>
      <p className={styles.line}>
        <code>{text}</code>
      </p>
      {nearest && (
        <Fact label="Nearest message">
          <Address message={nearest.message} pattern={nearest.pattern} />, which also has{' '}
          {nearest.missing.map((word) => (
            <code key={word}>{word}</code>
          ))}
        </Fact>
      )}
      <p>
        <a href={reportUrl(trackers.site, text)}>Report this line</a>. Remove secrets before you
        submit the report.
      </p>
    </section>
  );
}

function Fact({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <p className={styles.fact}>
      <span className="entry-label">{label}:</span> {children}
    </p>
  );
}

/** A message, with its address if this page lists it. */
function Address({
  message: {id, patterns},
  pattern = Object.keys(patterns)[0]!,
}: {
  readonly message: Message;
  readonly pattern?: string;
}): ReactNode {
  const text = <code>{shownPattern(pattern)}</code>;
  return document.getElementById(id) ? <a href={`#${id}`}>{text}</a> : text;
}

/** A text of a record with its code, and its links to pages of this version. */
function Text({of}: {readonly of: string}): ReactNode {
  const base = useActiveVersion(undefined)?.path ?? '';
  return splitText(of).map(({words, target}, index) => {
    const parts = words
      .split('`')
      .map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));
    return target === undefined ? (
      parts
    ) : (
      <Link key={index} to={`${base}/${target}`}>
        {parts}
      </Link>
    );
  });
}
