import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Results from '../../benchmarks/_figures/Results';
import section from '../section.module.css';

/** The three results of the benchmarks page, with their dates. */
export default function Figures(): ReactNode {
  return (
    <section className={section.section} aria-labelledby="measured">
      <div className={clsx(section.inner, section.split)}>
        <div>
          <Heading as="h2" id="measured" className={section.heading}>
            Measured
          </Heading>
          <p className={section.intro}>
            These figures are from 2019 and 2020 and belong to releases before 0.9. The benchmarks
            page has their machines, their sources, and what they do not show.
          </p>
          <p className={section.more}>
            <Link to="/benchmarks">All benchmarks</Link>
          </p>
        </div>
        <Results />
      </div>
    </section>
  );
}
