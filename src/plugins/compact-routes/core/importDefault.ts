/** tslib's `__importDefault`: a module's namespace, made up for a module of the old kind. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
