import { DESKTOP, expect, expectAccessible, PHONE, test } from '../test.ts';
import { startOneServer, startTestServer } from '../test-server.ts';
import { thoroughly } from '../today.ts';

test.describe('a link', () => {
  test.use(DESKTOP);

  test('shows its table to whoever accepts anything, with a picture drawn by the server as it is shipped; on the server’s own machine it says that it works there alone, and is copied without a clipboard', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto('/');
    await page.locator('.listing').first().getByRole('button', { name: 'With friends: 4' }).click();
    await expect(page).toHaveURL(/\/table\/[\w-]+$/);
    const html = await (await request.get(new URL(page.url()).pathname, { headers: { accept: '*/*' } })).text();
    expect(html).toMatch(/<meta property="og:title" content="[^"]+ · \d free seats: sit down" \/>/);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(picture).toContain(`${baseURL}/api/picture/table/`);
    const drawn = await request.get(picture);
    expect(drawn.headers()['content-type']).toBe('image/png');
    await expect(page).toHaveTitle(/the table is ready/);
    await expect(page.locator('.share-reach')).toContainText('This address works only on this machine.');
    await expect(page.locator('.share-reach')).toContainText('HOST=0.0.0.0');
    await expectAccessible(page, 'a link that works here alone');
    await page.locator('.share').getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.locator('.toast')).toContainText('Link copied.');
  });
});

test.describe('a house that knows its address', () => {
  test.use(PHONE);

  test('writes it into links and codes', async ({ page }) => {
    const server = await startTestServer({ HAVEN_ADDRESS: 'https://games.example.org' });
    await page.goto(server.address);
    await page.locator('.listing').first().getByRole('button', { name: 'With friends: 4' }).click();
    await expect(page.locator('.share-field')).toHaveValue(/^https:\/\/games\.example\.org\/table\//);
    await expect(page.locator('.share-reach')).toHaveCount(0);
    await page.goto('about:blank');
    await server.close();
  });

  thoroughly(
    'in a network offers the addresses of its machine; without https they are copied all the same, and the settings say what notices need',
    async ({ page, request, complaints }) => {
      const server = await startOneServer({ HOST: '0.0.0.0' });
      await page.goto(`http://localhost:${new URL(server.address).port}`);
      await page.locator('.listing').first().getByRole('button', { name: 'With friends: 4' }).click();
      const other = page.locator('.share-reach button').first();
      const address = await other.innerText();
      await other.click();
      await expect(page.locator('.share-field')).toHaveValue(new RegExp(`^${address}/table/`));
      await expect(page.locator('.share-reach')).not.toContainText('alone');
      const told = await request.get(`http://localhost:${new URL(server.address).port}/api/address`);
      const { nearby } = (await told.json()) as { nearby: readonly string[] };
      await page.goto(nearby[0] ?? '');
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await page.locator('.listing').first().getByRole('button', { name: 'With friends: 4' }).click();
      await page.locator('.share').getByRole('button', { name: 'Copy the link' }).click();
      await expect(page.locator('.toast')).toContainText('Link copied.');
      await page.goto(nearby[0] ?? '');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog')).toContainText('Notifications need an address that begins with https.');
      // Without https a browser says of two headers that they have no effect.
      const others = complaints.splice(0).filter((words) => !/Cross-Origin-Opener-Policy|origin-keyed/.test(words));
      expect(others).toEqual([]);
      await page.goto('about:blank');
      await server.close();
    },
  );
});

test.describe('the app', () => {
  test.use(PHONE);

  test('can be installed: the browser itself finds nothing wrong with its manifest', async ({ page }) => {
    await page.goto('/');
    const browser = await page.context().newCDPSession(page);
    const { errors, url } = await browser.send('Page.getAppManifest');
    expect(url).toMatch(/\/manifest\.webmanifest$/);
    expect(errors).toEqual([]);
  });
});
