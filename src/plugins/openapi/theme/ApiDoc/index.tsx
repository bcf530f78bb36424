// Replaces docusaurus-theme-redoc's page. The original has no main landmark, loses its styles when
// React 19 hydrates it, and has Redoc read the description and render the page a second time then. It has
// neither the breadcrumbs nor the banner of the docs, and it colors the column of the samples from top to
// bottom.
import {useEffect, useMemo, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useColorMode} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
// Before Redoc: it tells Prism not to color the page by itself.
import 'docusaurus-theme-redoc/dist/global';
import type {ApiDocProps, SpecProps} from 'docusaurus-theme-redoc/dist/types/common';
import {
  ApiContentWrap,
  ApiInfo,
  AppStore,
  ContentItems,
  OptionsProvider,
  RedocWrap,
  SideMenu,
  StickyResponsiveSidebar,
  StoreProvider,
  ThemeProvider,
  type ContentItemModel,
  type MenuStore,
  type RedocRawOptions,
} from 'redoc';
import themeData from '@generated/docusaurus-theme-redoc/default/options.json';
import {ServerStyles} from '@redoc-styles';
import {withSiteColors} from '../../palette';
import Place from './Place';
import './palette.css';
import 'docusaurus-theme-redoc/dist/custom.css';
import './styles.css';
import 'docusaurus-theme-redoc/dist/theme/Redoc/styles.css';

const {options: common, lightTheme, darkTheme} = withSiteColors(themeData);
// A function, because Redoc measures an element that is given by its selector only once.
const scrollYOffset = () => document.querySelector('nav.navbar')?.clientHeight ?? 0;
const LIGHT: RedocRawOptions = {...common, scrollYOffset, theme: lightTheme};
const DARK: RedocRawOptions = {...common, scrollYOffset, theme: darkTheme};

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
  const options = colorMode === 'dark' ? DARK : LIGHT;
  const store = useMemo(() => new AppStore(spec, url, options), [spec, url, options]);
  useEffect(() => {
    store.onDidMount();
    return () => store.dispose();
  }, [store]);
  const {collectAnchor} = useBrokenLinks();
  store.menu.flatItems.forEach(({id}) => collectAnchor(id));
  return (
    <>
      <ServerStyles specProps={props} lightThemeOptions={LIGHT} darkThemeOptions={DARK} />
      <div className="redocusaurus">
        <Page store={store} />
      </div>
    </>
  );
}

/** Redoc's own page, with the breadcrumbs of the docs, and without a panel behind all samples. */
function Page({store}: {readonly store: AppStore}): ReactNode {
  const {menu, options} = store;
  return (
    <ThemeProvider theme={options.theme}>
      <StoreProvider value={store}>
        <OptionsProvider value={options}>
          <RedocWrap className="redoc-wrap">
            {/* Without a box. On small screens the menu covers the page. */}
            <div
              className="api-menu"
              onClick={enterMenu}
              onKeyDown={(event) => leaveMenu(event, menu)}
            >
              <StickyResponsiveSidebar menu={menu} className="menu-content">
                <SideMenu menu={menu} />
              </StickyResponsiveSidebar>
            </div>
            <ApiContentWrap className="api-content">
              <Place />
              <ApiInfo store={store} />
              <ContentItems items={menu.items as ContentItemModel[]} />
            </ApiContentWrap>
          </RedocWrap>
        </OptionsProvider>
      </StoreProvider>
    </ThemeProvider>
  );
}

/** Moves the focus into the menu when its button has opened it. */
function enterMenu({target, currentTarget}: MouseEvent<HTMLElement>): void {
  if (!(target as Element).closest('.menu-content + button')) return;
  requestAnimationFrame(() => {
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  });
}

/** Closes the menu with Escape, and gives the focus back to its button. */
function leaveMenu({key, currentTarget}: KeyboardEvent<HTMLElement>, menu: MenuStore): void {
  if (key !== 'Escape' || !menu.sideBarOpened) return;
  menu.closeSidebar();
  currentTarget.querySelector<HTMLElement>('.menu-content + button')?.focus();
}
