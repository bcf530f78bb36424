declare module '@docusaurus/core/lib/client/prefetch' {
  export default function prefetch(url: string): Promise<void>;
}
