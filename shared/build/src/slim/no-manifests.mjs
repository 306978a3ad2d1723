// What the federation runtime would do with manifests and preload lists. The composition names every file already, so
// that the shell asks for neither; see decision 006.
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
  getGlobalRemoteInfo,
};
