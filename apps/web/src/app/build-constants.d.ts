/** The year of the build, which prerendered pages show until the browser's own takes over. */
declare const BUILD_YEAR: number;
