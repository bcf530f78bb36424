// @ts-check
// How the bundler resolves `@site`, for dependency-cruiser, which runs from the project's root.
module.exports = {resolve: {alias: {'@site': process.cwd()}}};
