declare module '@docusaurus/core/lib/client/prefetch' {
  export default function prefetch(url: string): Promise<void>;
}

declare module '@docusaurus/core/lib/client/docusaurus' {
  const docusaurus: Window['docusaurus'];
  export default docusaurus;
}
