import { pager } from '#web/messages/pager.ts'
import { page } from '#web/mock/control.ts'
import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { onHold } from './on-hold.messages.ts'

const table = page.find('table', onHold, t => t.list)
const pages = page.find('navigation', pager, t => t.pages)

export const onHoldControls = {
  heading: page.heading(onHold, t => t.title),
  sums: page.find('region', onHold, t => t.title),
  rows: table.all('row').with(onHold, t => t.status.on_hold),
  row: (name: string) => table.all('row').about(name),
  empty: page.text(onHold, t => t.emptyTitle),
  previous: pages.link(pager, t => t.previous),
  next: pages.link(pager, t => t.next),
}

export const ON_HOLD: readonly Screen[] = [{ id: 'onHold', path: paths.onHold, calls: [call('listHolds')] }]
