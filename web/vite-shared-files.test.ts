import { join } from 'node:path'
import { expect, test } from 'vitest'
import { USUAL_PAGES } from './usual-pages.ts'
import { sharedFileOf } from './vite-shared-files.ts'

const idOf = (module: string) => join(import.meta.dirname, module)
const ENTRY = 'index.html'
const LAZY = ['OtherPage.tsx', 'AnotherPage.tsx', 'layouts/SandboxRibbon.tsx', ...Object.values(USUAL_PAGES).flat()]

/** Returns the file of a module that the button imports, in a build in which these pages import the button. */
function fileOf(pages: string[], lazy = LAZY): string | null {
  const importers: Record<string, string[]> = {
    'label.ts': ['Button.tsx'],
    'Button.tsx': pages,
    ...Object.fromEntries([ENTRY, ...lazy].map(page => [page, []])),
  }
  const infos = Object.entries(importers).map(([module, importing]) => {
    const dynamicImporters = lazy.includes(module) ? [idOf(ENTRY)] : []
    return [idOf(module), { isEntry: module === ENTRY, importers: importing.map(idOf), dynamicImporters }] as const
  })
  const modules = new Map(infos)
  return sharedFileOf(idOf('label.ts'), { getModuleInfo: id => modules.get(id) ?? null })
}

test.each([
  ['every page', [ENTRY, 'OtherPage.tsx'], 'app'],
  ['the landing page', [...USUAL_PAGES.landing, ...USUAL_PAGES.dashboard], 'app'],
  ['the first step', ['sign-up/Guarded.tsx', ...USUAL_PAGES.dashboard], 'first-step'],
  ['the pages of a sandbox', ['layouts/SandboxRibbon.tsx', 'OtherPage.tsx'], 'sandbox'],
  ['two usual pages', ['features/auth/OtpPage.tsx', 'features/auth/PhonePage.tsx'], 'phone-code'],
  ['the dashboard and another usual page', ['features/auth/OtpPage.tsx', 'layouts/AppShell.tsx'], 'code-dashboard'],
  [
    'the dashboard and two others',
    ['features/auth/OtpPage.tsx', 'features/auth/PhonePage.tsx', 'layouts/AppShell.tsx'],
    'phone-dashboard',
  ],
  ['a usual page and another one', ['layouts/AppShell.tsx', 'OtherPage.tsx'], 'dashboard'],
  ['a single page', ['layouts/AppShell.tsx'], null],
  ['other pages only', ['OtherPage.tsx', 'AnotherPage.tsx'], null],
])('the file of what %s needs', (_, pages, file) => {
  expect(fileOf(pages)).toBe(file)
})

test('a usual page that is not in the build stops it', () => {
  const lazy = LAZY.filter(page => page !== 'layouts/AppShell.tsx')
  expect(() => fileOf(['OtherPage.tsx', 'AnotherPage.tsx'], lazy)).toThrow('layouts/AppShell.tsx is not in the build')
})
