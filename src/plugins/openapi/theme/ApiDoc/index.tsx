// Replaces docusaurus-theme-redoc's page. The original has no main landmark, loses its styles when
// React 19 hydrates it, and has Redoc read the description and render the page a second time then.
import {useEffect, useMemo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useColorMode} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
// Before Redoc: it tells Prism not to color the page by itself.
import 'docusaurus-theme-redoc/dist/global';
import type {ApiDocProps, SpecProps} from 'docusaurus-theme-redoc/dist/types/common';
import {AppStore, Redoc, type RedocRawOptions} from 'redoc';
import {ServerStyles} from '@redoc-styles';
import {withContrast, type RedocGlobalData} from '../../palette';
import './palette.css';
import 'docusaurus-theme-redoc/dist/custom.css';
import './styles.css';
import 'docusaurus-theme-redoc/dist/theme/Redoc/styles.css';

export default function ApiDoc({layoutProps, specProps}: ApiDocProps): ReactNode {
  return (
    <Layout {...layoutProps}>
      <main>
        <Reference {...specProps} />
      </main>
    </Layout>
  );
}

function Reference(props: SpecProps): ReactNode {
  const {spec, url} = props;
  const {colorMode} = useColorMode();
  const [light, dark] = useRedocOptions();
  const options = colorMode === 'dark' ? dark : light;
  const store = useMemo(() => new AppStore(spec, url, options), [spec, url, options]);
  useEffect(() => {
    store.onDidMount();
    return () => store.dispose();
  }, [store]);
  const {collectAnchor} = useBrokenLinks();
  store.menu.flatItems.forEach(({id}) => collectAnchor(id));
  return (
    <>
      <ServerStyles specProps={props} lightThemeOptions={light} darkThemeOptions={dark} />
      <div className="redocusaurus">
        <Redoc store={store} />
      </div>
    </>
  );
}

/** Redoc's options in the light and in the dark mode. */
function useRedocOptions(): readonly [RedocRawOptions, RedocRawOptions] {
  const data = usePluginData('docusaurus-theme-redoc') as RedocGlobalData;
  return useMemo(() => {
    const {options, lightTheme, darkTheme} = withContrast(data);
    // A function, because Redoc measures an element that is given by its selector only once.
    const scrollYOffset = () => document.querySelector('nav.navbar')?.clientHeight ?? 0;
    const withTheme = (theme: object) => ({...options, scrollYOffset, theme});
    return [withTheme(lightTheme), withTheme(darkTheme)] as const;
  }, [data]);
}
