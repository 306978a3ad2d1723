// What the federation runtime would do with manifests, preload lists and remotes named at build time. The composition
// names every file when the page runs, so that the shell asks for none of them; see decision 006.
const absent = () => {
  throw new Error('This build loads remotes by their entry only.');
};

class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = absent;
}

const getGlobalRemoteInfo = () => ({});

export {
  SnapshotHandler,
  absent as formatPreloadArgs,
  absent as generatePreloadAssetsPlugin,
  absent as preloadAssets,
  absent as remotes,
  getGlobalRemoteInfo,
};
