// @ts-check
// How the bundler resolves imports that TypeScript and Node do not know, for dependency-cruiser.
const path = require('node:path');

module.exports = {resolve: {alias: {'@site': path.resolve(__dirname, '../..')}}};
