import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Language } from '@bandwise/contract/languages';
import type { Browser, Page } from '@playwright/test';
import { findFlaws, type Flaw } from './find-flaws.ts';
import type { School } from './school.ts';
import type { Screen, Stage, Theme, Width } from './screen.ts';
import { ownWords, textOf } from './texts.ts';

const heights: Record<Width, number> = { 1280: 800, 768: 1024, 390: 844 };
/** The first paint on a busy machine; a question that is spoken takes a while to be made. */
const patienceMs = 60_000;
/** Polling pages are never idle for long. */
const idleLimitMs = 3_000;
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

export interface Picture {
  screen: string;
  language: Language;
  theme: Theme;
  width: Width;
  file: string;
}

export interface Finding extends Flaw {
  screen: string;
  /** Language, width and, where it matters, theme. */
  where: string;
}

export interface Wanted {
  language: Language;
  themes: readonly Theme[];
  widths: readonly Width[];
  /** Colours are the same in every language and at every width: one of each is looked at by axe. */
  withContrast: boolean;
  folder: string;
}

interface Taken {
  pictures: Picture[];
  findings: Finding[];
}

/** Opens a screen once in a language and takes it at every width in every theme. */
export async function takeScreen(
  browser: Browser,
  school: School,
  screen: Screen,
  wanted: Wanted,
): Promise<Taken> {
  const { language, themes, folder } = wanted;
  const widths = wanted.widths.filter((width) => screen.widths?.includes(width) ?? true);
  const [firstWidth] = widths;
  const taken: Taken = { pictures: [], findings: [] };
  if (firstWidth === undefined) return taken;
  const tell = (where: string, flaws: readonly Flaw[]) =>
    taken.findings.push(...flaws.map((flaw) => ({ ...flaw, screen: screen.name, where })));

  const context = await browser.newContext({
    baseURL: school.url,
    viewport: { width: firstWidth, height: heights[firstWidth] },
    locale: language,
    reducedMotion: 'reduce',
    colorScheme: themes[0] ?? 'light',
    permissions: ['microphone'],
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    const complaints = collectComplaints(page, screen.tolerated);
    await openScreen({ page, school, language, text: (key) => textOf(language, key) }, screen);
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
        await settle(page);
        const file = path.join(folder, `${screen.name}-${language}-${width}-${theme}.png`);
        // What lies over the page is seen in the window alone.
        const fullPage = (await page.locator(overlays).count()) === 0;
        if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
        await page.screenshot({ path: file, fullPage, animations: 'disabled' });
        taken.pictures.push({ screen: screen.name, language, theme, width, file });
        if (wanted.withContrast && width === firstWidth) tell(theme, await findPaleTexts(page));
      }
      tell(`${language} ${width}`, await page.evaluate(findFlaws, ownWords));
    }
    tell(language, complaints);
  } catch (error) {
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    tell(language, [{ kind: 'could not be taken', what }]);
  } finally {
    await context.close();
  }
  return taken;
}

async function openScreen(stage: Stage, screen: Screen): Promise<void> {
  const { page, school } = stage;
  if (screen.as !== 'nobody') {
    await page.goto('/robots.txt');
    await page.evaluate((token) => localStorage.setItem('token', token), school.tokens[screen.as]);
  }
  await screen.before?.(stage);
  await page.goto(screen.path(school));
  await page.locator('html:not([data-prerendered]) h1').first().waitFor();
  await page.locator('.frame').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle', { timeout: idleLimitMs }).catch(() => undefined);
  await screen.open?.(stage);
  // A picture shows more than the window, for which what is far below is left out.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  // Shown as it would be after a moment; a ring stays on whatever a step pressed.
  await page.mouse.move(0, 0);
}

/** Fonts are there and what depends on the size of the window has drawn itself again. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frames = 4;
    for (let frame = 0; frame < frames; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

function collectComplaints(page: Page, tolerated: RegExp | undefined): Flaw[] {
  const complaints: Flaw[] = [];
  const complain = (kind: string, what: string) => {
    if (!tolerated?.test(what)) complaints.push({ kind, what: what.slice(0, 200) });
  };
  page.on('console', (message) => {
    // A failed call is told by its response, with its address.
    const isFailedCall = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isFailedCall) complain('console', message.text());
  });
  page.on('pageerror', (error) => complain('error', error.message));
  page.on('response', (reply) => {
    if (reply.status() >= 400)
      complain(
        'failed call',
        `${reply.status()} ${reply.request().method()} ${new URL(reply.url()).pathname}`,
      );
  });
  return complaints;
}

async function findPaleTexts(page: Page): Promise<Flaw[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html }) => ({ kind: 'too little contrast', what: html.slice(0, 160) })),
  );
}
