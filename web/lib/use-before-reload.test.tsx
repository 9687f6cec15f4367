import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react/pure'
import { useBeforeReload } from './use-before-reload.ts'

test.for(['beforeunload', 'pagehide'])('at %s, what was rendered last is kept', async type => {
  const keep = vi.fn()
  const { rerender, unmount } = await renderHook((text = '') => useBeforeReload(() => keep(text)))
  await rerender('250.50')
  window.dispatchEvent(new Event(type))
  expect(keep.mock.calls).toEqual([['250.50']])
  await unmount()
  window.dispatchEvent(new Event(type))
  expect(keep).toHaveBeenCalledOnce()
})

test('a page that renders again goes on listening, because a reload can begin at that moment', async () => {
  const { rerender } = await renderHook((text = '') => useBeforeReload(() => text))
  const listeners = vi.spyOn(window, 'addEventListener')
  await rerender('250.50')
  expect(listeners.mock.calls.map(([type]) => type)).not.toContain('beforeunload')
})
