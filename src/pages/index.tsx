import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Connect from './_home/Connect';
import Figures from './_home/Figures';
import Hero from './_home/Hero';
import Install from './_home/Install';
import Next from './_home/Next';
import Posts from './_home/Posts';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="Documentation of Tremor, a runtime that reads events from other systems, transforms them with scripts and queries, and sends the results on."
    >
      <main>
        <Hero />
        <Next />
        <Connect />
        <Install />
        <Figures />
        <Posts />
      </main>
    </Layout>
  );
}
