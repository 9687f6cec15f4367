import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import { mountWeb } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-web-'))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
writeFileSync(
  join(folder, 'index.html'),
  '<meta name="plink-mode" content="sandbox" /><meta name="plink-entity-en" content="[entity]" /><meta name="plink-licence-ar" content="[رقم]" />',
)
mkdirSync(join(folder, 'card-form'))
writeFileSync(join(folder, 'card-form/moyasar-1.2.3.js'), 'form()')
writeFileSync(join(folder, 'boot.js'), 'boot()')
writeFileSync(join(folder, '.vite/manifest.json'), '{}')
writeFileSync(join(folder, 'assets/font.woff2'), 'font')
writeFileSync(join(folder, 'assets/main-abc123.js'), 'main()')
writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync('main()'))
for (const mode of ['sandbox', 'live']) {
  mkdirSync(join(folder, 'first-pages', mode, 'app'), { recursive: true })
  writeFileSync(join(folder, 'first-pages', mode, 'index.html'), `landing of the ${mode}`)
  writeFileSync(
    join(folder, 'first-pages', mode, 'fees.html'),
    '<footer><p data-company="entity-en">[entity]</p><p data-company="licence-ar">[رقم]</p></footer>',
  )
  writeFileSync(join(folder, 'first-pages', mode, 'app.html'), `shell of the ${mode}`)
  writeFileSync(join(folder, 'first-pages', mode, 'app/dashboard.html'), `dashboard of the ${mode}`)
  writeFileSync(join(folder, 'first-pages', mode, 'guide.html'), '<code>curl http://localhost:3000/health</code>')
  writeFileSync(join(folder, 'first-pages', mode, 'guide.md'), 'See http://localhost:3000/guide')
  mkdirSync(join(folder, 'first-pages', mode, 'docs/errors'), { recursive: true })
  writeFileSync(join(folder, 'first-pages', mode, 'docs.html'), 'documentation')
  writeFileSync(join(folder, 'first-pages', mode, 'docs/errors/NOT_FOUND.html'), 'nothing is there')
  writeFileSync(join(folder, 'first-pages', mode, 'robots.txt'), 'Sitemap: http://localhost:3000/sitemap.xml')
  writeFileSync(join(folder, 'first-pages', mode, 'sitemap.xml'), '<loc>http://localhost:3000/guide</loc>')
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const COMPANY = {
  entity: { en: 'Palm & "Sons" <Co.>', ar: 'شركة النخلة' },
  licence: { en: 'Licence 7', ar: 'ترخيص 7' },
}
const NAVIGATION = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function webApp(mode: 'sandbox' | 'live' = 'sandbox') {
  const app = new Hono()
  app.use(securityHeaders(mode))
  app.get('/api/v1/support', c => c.json({ phone: '1' }))
  mountWeb(app, folder, { mode, legal: COMPANY, publicUrl: 'https://plink.example' })
  app.notFound(c => c.json({ code: 'NOT_FOUND' }, 404))
  return app
}

describe('the web app', () => {
  test.each(['sandbox', 'live'] as const)(
    'serves the pages of the %s that were written for single addresses',
    async mode => {
      const text = async (path: string) => (await webApp(mode).request(path, { headers: NAVIGATION })).text()
      expect(await text('/')).toBe(`landing of the ${mode}`)
      expect(await text('/app/dashboard')).toBe(`dashboard of the ${mode}`)
      expect(await text('/app/settings')).toBe(`shell of the ${mode}`)
      expect(await text('/login')).toContain('plink-mode')
      expect(await text(`/first-pages/${mode}/index.html`)).toContain('plink-mode')
    },
  )

  test('writes the company into the head of each page and into what a page shows already', async () => {
    const text = async (path: string) => (await webApp().request(path, { headers: NAVIGATION })).text()
    const entity = 'Palm &amp; &quot;Sons&quot; &lt;Co.>'
    expect(await text('/login')).toContain(`<meta name="plink-entity-en" content="${entity}" />`)
    expect(await text('/login')).toContain('<meta name="plink-licence-ar" content="ترخيص 7" />')
    expect(await text('/fees')).toBe(
      `<footer><p data-company="entity-en">${entity}</p><p data-company="licence-ar">ترخيص 7</p></footer>`,
    )
  })

  test.each([
    ['/guide', 'text/html', '<code>curl https://plink.example/health</code>'],
    ['/guide.md', 'text/markdown', 'See https://plink.example/guide'],
    ['/robots.txt', 'text/plain', 'Sitemap: https://plink.example/sitemap.xml'],
    ['/sitemap.xml', 'application/xml', '<loc>https://plink.example/guide</loc>'],
  ])('serves %s to programs too, with its own address', async (path, type, text) => {
    for (const accept of ['*/*', 'application/json', 'text/html']) {
      const response = await webApp().request(path, { headers: { Accept: accept } })
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`)
      expect(await response.text()).toBe(text)
    }
    const copy = await webApp().request(`/first-pages/sandbox${path}`)
    expect(await copy.text()).not.toContain(text)
  })

  test.each(['/support', '/onboarding/phone', '/apiary'])('serves the page to a browser at %s', async path => {
    const response = await webApp().request(path, { headers: NAVIGATION })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('plink-mode')
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  test.each(['/api/v1/nothing', '/health/nothing', '/openapi.txt', '/.vite/manifest.json', '/boot.js/..%2f..%2fx'])(
    'leaves %s to the server',
    async path => {
      const response = await webApp().request(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ code: 'NOT_FOUND' })
    },
  )

  test('leaves API paths to the server even when a browser navigates to them', async () => {
    for (const path of ['/api/v1/nothing', '/openapi/nothing']) {
      expect((await webApp().request(path, { headers: NAVIGATION })).status).toBe(404)
    }
    expect(await (await webApp().request('/api/v1/support', { headers: NAVIGATION })).json()).toEqual({ phone: '1' })
  })

  test.each([
    ['nothing', undefined],
    ['anything, as curl and link previews do', '*/*'],
    ['any text', 'text/*'],
    ['pages before JSON', 'application/json;q=0.5, text/html'],
    ['pages, in capitals', 'TEXT/HTML'],
    ['an image before anything, as an old browser does', 'image/gif, image/jpeg, */*'],
  ])('serves the page to whoever asks for %s', async (_what, accept) => {
    for (const path of ['/login', '/app/settings']) {
      for (const method of ['GET', 'HEAD']) {
        const headers: HeadersInit = accept === undefined ? {} : { Accept: accept }
        const response = await webApp().request(path, { method, headers })
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toContain('text/html')
      }
    }
  })

  test.each([
    'application/json',
    'application/json, text/plain, */*',
    'application/json, text/html;q=0.9',
    'image/png',
  ])('serves no page to whoever prefers %s', async accept => {
    const response = await webApp().request('/login', { headers: { Accept: accept } })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'NOT_FOUND' })
  })

  describe('below /docs', () => {
    const get = (path: string) => webApp().request(path, { headers: NAVIGATION })

    test('serves what was written', async () => {
      for (const path of ['/docs', '/docs/errors/NOT_FOUND', '/docs/errors/NOT%5FFOUND'])
        expect((await get(path)).status, path).toBe(200)
    })

    test.each(['/docs/nothing', '/docs/errors/NOTHING', '/docs/errors/NOT_FOUND/more', '/docs/errors//NOT_FOUND'])(
      'responds with the page and 404 where nothing was written: %s',
      async path => {
        const response = await get(path)
        expect(response.status).toBe(404)
        expect(await response.text()).toContain('plink-mode')
        expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      },
    )

    test.each([
      ['/docs/', '/docs'],
      ['/Docs', '/docs'],
      ['/docs/errors/not_found', '/docs/errors/NOT_FOUND'],
      ['/docs/errors/NOT_FOUND/?from=log', '/docs/errors/NOT_FOUND?from=log'],
    ])('leads %s to %s', async (path, place) => {
      const response = await get(path)
      expect(response.status).toBe(301)
      expect(response.headers.get('Location')).toBe(place)
    })

    test('has a page for what begins like it', async () => expect((await get('/docsets')).status).toBe(200))
  })

  test('does not serve the page for a missing file, nor to a script, nor to what is no GET', async () => {
    for (const path of ['/assets/gone.js', '/favicon.png', '/.env', '/wp-login.php'])
      expect((await webApp().request(path, { headers: { Accept: '*/*' } })).status, path).toBe(404)
    const ofScript = { Accept: '*/*', 'Sec-Fetch-Dest': 'script' }
    expect((await webApp().request('/nothing', { headers: ofScript })).status).toBe(404)
    expect((await webApp().request('/onboarding/phone', { method: 'POST', headers: NAVIGATION })).status).toBe(404)
  })

  test('lets browsers cache hashed files for ever and revalidate the others', async () => {
    expect((await webApp().request('/assets/main-abc123.js')).headers.get('Cache-Control')).toContain('immutable')
    const first = await webApp().request('/boot.js')
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const again = await webApp().request('/boot.js', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('sends the compressed copy only to clients that accept it', async () => {
    const response = await webApp().request('/assets/main-abc123.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect(response.headers.get('Content-Type')).toContain('javascript')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe('main()')
    for (const encoding of ['', 'br;q=0', 'deflate']) {
      const plain = await webApp().request('/assets/main-abc123.js', { headers: { 'Accept-Encoding': encoding } })
      expect(await plain.text()).toBe('main()')
    }
  })

  test('compresses a file without copies itself, for clients that accept it', async () => {
    const response = await webApp().request('/boot.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('boot()')
    for (const encoding of ['identity', 'br', '', 'gzip;q=0']) {
      const plain = await webApp().request('/boot.js', { headers: { 'Accept-Encoding': encoding } })
      expect(plain.headers.get('Content-Encoding')).toBeNull()
      expect(await plain.text()).toBe('boot()')
    }
  })

  test('does not compress what is compressed already', async () => {
    const font = await webApp().request('/assets/font.woff2', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(font.headers.get('Content-Encoding')).toBeNull()
    expect(await font.text()).toBe('font')
  })

  test('recovers from a temporary read error', async () => {
    const path = join(folder, 'assets/main-abc123.js')
    const app = webApp()
    app.onError((_error, c) => c.json({}, 500))
    renameSync(path, `${path}.away`)
    expect((await app.request('/assets/main-abc123.js')).status).toBe(500)
    renameSync(`${path}.away`, path)
    expect((await app.request('/assets/main-abc123.js')).status).toBe(200)
  })

  test('responds to HEAD without a body', async () => {
    const response = await webApp().request('/', { method: 'HEAD', headers: NAVIGATION })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  test('allows only its own scripts, no frames and no content sniffing', async () => {
    const { headers } = await webApp().request('/', { headers: NAVIGATION })
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|data:/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  test('marks the page as live and demands HTTPS in live mode', async () => {
    const response = await webApp('live').request('/support', { headers: NAVIGATION })
    expect(await response.text()).toContain('content="live"')
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=')
  })

  test('lets the page with the card form, which has an origin of its own, load the form and nothing else', async () => {
    const policyOf = async (path: string) => (await webApp().request(path)).headers.get('Cross-Origin-Resource-Policy')
    expect(await policyOf('/card-form/moyasar-1.2.3.js')).toBe('cross-origin')
    expect(await policyOf('/boot.js')).toBe('same-origin')
  })
})
