import '../shop/engine.worker.mjs';

// Memory in use is compared, not what the collector has not yet returned; needs `--expose-gc`.
const channel = new BroadcastChannel('collect garbage');
channel.onmessage = () => globalThis.gc();
