/** In place of `hoist-non-react-statics`: no component of this site has statics to keep. */
export default function hoistNothing<Component>(target: Component): Component {
  return target;
}
