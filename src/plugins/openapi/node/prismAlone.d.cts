/** @throws Error where Prism takes `window` in another way */
declare function prismAlone(source: string): string;
export = prismAlone;
