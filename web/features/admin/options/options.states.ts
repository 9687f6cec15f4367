import type { Locale } from '#web/messages/catalogue.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'
import { adminOptions } from './admin-options.messages.ts'

const rows = page.all('table').selector('tbody tr')
const row = (label: string) => rows.about(label)

export const adminOptionsControls = {
  heading: page.heading(adminOptions, t => t.title),
  tab: (category: keyof (typeof adminOptions)['en']['categories']) =>
    page.find('tab', adminOptions, t => t.categories[category]),
  rows,
  row,
  loading: page.all('status').having(page.selector('table')),
  empty: page.text(adminOptions, t => t.empty),
  openCreate: main.button(adminOptions, t => t.create),
  created: page.text(adminOptions, t => t.created, 'exact'),
  saved: page.text(adminOptions, t => t.saved, 'exact'),
  edit: (label: string) => row(label).button(adminOptions, t => `${t.edit} ${label}`),
  up: (label: string) => page.button(adminOptions, t => t.moveUp(label)),
  down: (label: string) => page.button(adminOptions, t => t.moveDown(label)),
  handle: (label: string) => row(label).selector('[draggable=true]'),
  moved: (label: string, position: number, of: number) => page.text(adminOptions, t => t.moved(label, position, of)),
  offered: (label: string) => page.find('switch', adminOptions, t => t.offered(label)),
  addArabic: (label: string) => page.button(adminOptions, t => t.addFor.ar(label)),
  panel: dialog,
  inLanguage: (locale: Locale) => dialog.find('radio', adminOptions, t => t.languages[locale]),
  label: (locale: Locale) => dialog.field(adminOptions, t => t.label[locale]),
  code: dialog.field(adminOptions, t => t.code),
  order: dialog.field(adminOptions, t => t.order),
  active: dialog.field(adminOptions, t => t.active),
  create: dialog.button(adminOptions, t => t.create),
  save: dialog.button(adminOptions, t => t.save),
  cancel: dialog.button(adminOptions, t => t.cancel),
  codeError: page.selector('#field-code-error'),
}

const openCreate = press(adminOptionsControls.openCreate)
const createOption = [openCreate, fill(adminOptionsControls.label('en'), 'Paying salaries'), openCreate]

export const ADMIN_OPTIONS: readonly Screen[] = [
  {
    id: 'adminKybOptions',
    path: paths.adminKybOptions,
    calls: [call('listAdminKybOptions'), call('createKybOption', { steps: createOption })],
    clientStates: [
      clientState('create', { steps: [openCreate] }),
      clientState('create_nothing_typed', { steps: [openCreate, openCreate] }),
      clientState('edit', { steps: [press(page.button(adminOptions, t => t.edit))] }),
      viewer,
    ],
  },
]
