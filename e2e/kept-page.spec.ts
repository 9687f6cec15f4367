import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { KeptPage } from './support/kept-page.ts'
import { test as base, expect } from './support/test.ts'

/** A kept page for this test only. */
const test = base.extend<{ ownKept: { kept: KeptPage; take: () => Promise<Page> } }>({
  ownKept: async ({ browser }, use) => {
    const kept = new KeptPage()
    await use({ kept, take: () => kept.take('any', () => browser.newContext()) })
    await kept.close()
  },
})

test('a reused page contains nothing of the previous journey', async ({ ownKept: { kept, take } }) => {
  const page = await take()
  await page.goto('/login')
  const { width } = page.viewportSize() ?? {}
  await page.evaluate(leaveTraces)
  await page.context().grantPermissions(['clipboard-read'])
  await page.emulateMedia({ colorScheme: 'dark' })
  const pendingRequest = await holdRequests(page, '**/nothing-here')
  const heard: string[] = []
  page.on('request', request => heard.push(request.url()))
  await (await page.context().newPage()).goto('/login')

  await kept.giveBack()
  expect(await take()).toBe(page)
  heard.length = 0
  await page.goto('/nothing-here')
  expect(heard).toEqual([])
  expect(pendingRequest.count()).toBe(0)
  expect(page.viewportSize()?.width).toBe(width)
  expect(page.context().pages()).toEqual([page])
  expect(await page.evaluate(tracesLeft)).toEqual({
    entries: [],
    databases: [],
    caches: [],
    cookie: '',
    name: '',
    isDark: false,
    permission: 'prompt',
  })
  expect(await page.context().cookies()).toEqual([])
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/login')
})

test('a page whose clock was set is not reused', async ({ ownKept: { kept, take } }) => {
  const page = await take()
  await page.clock.install()
  await page.goto('/login')
  await kept.giveBack()
  expect(page.isClosed()).toBe(true)
  expect(await take()).not.toBe(page)
})

test('a closed page is not reused', async ({ ownKept: { kept, take } }) => {
  const page = await take()
  await page.close()
  await kept.giveBack()
  expect((await take()).isClosed()).toBe(false)
})

/** Leaves traces. It runs in the page. */
async function leaveTraces(): Promise<void> {
  localStorage.setItem('left', 'here')
  sessionStorage.setItem('left', 'here')
  // biome-ignore lint/suspicious/noDocumentCookie: a trace like any other.
  document.cookie = 'left=here'
  window.name = 'left'
  await caches.open('left')
  await new Promise(resolve => {
    indexedDB.open('left').onsuccess = resolve
  })
}

/** Returns the traces. It runs in the page. */
async function tracesLeft() {
  const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
  return {
    entries: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key => key === 'left'),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookie: document.cookie,
    name: window.name,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    permission: state,
  }
}
