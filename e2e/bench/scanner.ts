import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { listStaffCoupons } from '@ortoo/contracts/endpoints';
import { chromiumFlags, headlessChromium } from '../fixtures/chromium';
import { callWith, shop } from '../fixtures/shop-api';
import { startShop, template } from '../fixtures/shop-server';
import { writeFilm } from '../fixtures/video';
import { share } from './own-postgres';

const rounds = 20;
/** Fresh shops: each has few codes that nobody has used. */
const repeats = 3;
const slowdown = 4;
/** Codes in front of the camera. */
const filmed = 12;

/** Milliseconds from the last key to the frame that shows the answer. */
const answerTime = (page: Page, code: string): Promise<number> =>
  page.evaluate(async text => {
    const selector = '[data-tone] [role=alert]';
    const before = document.querySelector(selector)?.textContent ?? '';
    const field = document.querySelector<HTMLInputElement>('main form input')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const start = performance.now();
    await new Promise<void>(resolve => {
      new MutationObserver((_, observer) => {
        const shown = document.querySelector(selector)?.textContent ?? '';
        if (!shown || shown === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve());
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      field.form!.requestSubmit();
    });
    return performance.now() - start;
  }, code);

/** Milliseconds from the first frame of the camera with a code to the frame that shows its answer, for each of some codes. */
const cameraTimes = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(async total => {
    // A code is filmed for four seconds.
    const beforeNext = 2_500;
    const selector = '[data-tone] [role=alert]';
    const video = document.querySelector('video')!;
    const [width, height] = [32, 24];
    const small = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    // Methods: the bench's compiler gives functions in variables a helper that a page has not.
    const camera = {
      picture: '',
      changedAt: 0,
      /** Until the picture changes: looking at every frame would take what the scanner needs. */
      watch() {
        small.drawImage(video, 0, 0, width, height);
        const next = small.getImageData(0, 0, width, height).data.join();
        if (next === camera.picture) return void video.requestVideoFrameCallback(camera.watch);
        camera.changedAt = performance.now();
        camera.picture = next;
      },
    };
    video.requestVideoFrameCallback(camera.watch);
    const times: number[] = [];
    let before = document.querySelector(selector)?.textContent ?? '';
    await new Promise<void>(resolve => {
      new MutationObserver((_, observer) => {
        const shown = document.querySelector(selector)?.textContent ?? '';
        if (!shown || shown === before) return;
        before = shown;
        const { changedAt } = camera;
        requestAnimationFrame(() => {
          times.push(performance.now() - changedAt);
          setTimeout(camera.watch, beforeNext);
          if (times.length < total) return;
          observer.disconnect();
          resolve();
        });
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return times;
  }, count);

const report = (name: string, times: readonly number[]) =>
  process.stdout.write(
    `${name.padEnd(10)} p50 ${share(times, 0.5).toFixed(0)}  p95 ${share(times, 0.95).toFixed(0)}  max ${Math.max(...times).toFixed(0)}\n`,
  );

interface Times {
  online: number[];
  camera: number[];
  offline: number[];
}

const measure = async (home: string): Promise<Times> => {
  const server = await startShop(join(home, 'data'), {}, []);
  process.env['SHOP_ORIGIN'] = server.origin;
  const { cookie } = await shop.signIn('scanner@example.mn', 'Scanner-2026');
  const query = { state: 'active', per_page: 100 } as const;
  const codes = (await callWith({ cookie }, listStaffCoupons, { query })).coupons.map(({ code }) => code);
  const film = join(home, 'codes.y4m');
  await writeFilm(film, codes.slice(-filmed));
  const browser = await chromium.launch({
    executablePath: headlessChromium(),
    args: [
      ...chromiumFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['camera'] });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: server.origin }]);
    const page = await context.newPage();
    await page.goto(`${server.origin}/en/backoffice/scan`);
    await page.getByRole('button', { name: 'Start the camera' }).waitFor();
    // Once for each release the page stores what it needs without a network.
    await page.getByText('ready for offline').waitFor();
    // Else the system writes the copied template half a minute later, and a commit of the shop waits for it.
    execFileSync('sync');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const online: number[] = [];
    for (const code of codes.slice(0, rounds)) online.push(await answerTime(page, code));
    await page.getByRole('button', { name: 'Start the camera' }).click();
    const seen = await cameraTimes(page, filmed);
    await page.getByRole('button', { name: 'Stop the camera' }).click();
    await context.setOffline(true);
    const offline: number[] = [];
    for (const code of codes.slice(rounds, rounds + rounds)) offline.push(await answerTime(page, code));
    return { online: online.slice(3), camera: seen.slice(1), offline: offline.slice(3) };
  } finally {
    await browser.close();
    await server.stop();
  }
};

const measured: Times[] = [];
for (let at = 0; at < repeats; at += 1) {
  const home = mkdtempSync(join(tmpdir(), 'scanner-'));
  try {
    cpSync(template, join(home, 'data'), { recursive: true });
    measured.push(await measure(home));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
for (const way of ['online', 'camera', 'offline'] as const)
  report(
    way,
    measured.flatMap(times => times[way]),
  );
