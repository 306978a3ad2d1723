// Replaces the federation runtime's support for manifests, preload lists and remotes fixed at build time. The
// composition names every file at run time, so the shell uses none of them; see decision 006.
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
