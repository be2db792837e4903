import { test as base, expect } from '@playwright/test';

interface QuietPage {
  /** A refused call is part of many journeys; the browser reports it, and we only want to hear of the rest. */
  tolerated: RegExp;
  quietPage: undefined;
}

/** Fails a test whose page logged an error, threw one or broke the security policy. */
export const test = base.extend<QuietPage>({
  tolerated: [/Failed to load resource: the server responded with a status of 4\d\d/, { option: true }],
  quietPage: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !tolerated.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => {
        if (!tolerated.test(error.message)) complaints.push(String(error));
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
