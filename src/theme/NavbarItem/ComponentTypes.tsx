// Wraps the theme's list of navbar items. Added: the link to the API reference.
import Original from '@theme-original/NavbarItem/ComponentTypes';
import ApiNavbarItem from './ApiNavbarItem';

export default {...Original, 'custom-api': ApiNavbarItem};
