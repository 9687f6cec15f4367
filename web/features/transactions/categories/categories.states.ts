import { page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { transactionNotes } from '../transaction-notes.messages.ts'

const categoryControls = {
  name: page.field(transactionNotes, t => t.name),
  add: page.button(transactionNotes, t => t.add),
  openRename: (name: string) => page.button(transactionNotes, t => t.renameOf(name)),
  rename: page.button(transactionNotes, t => t.rename),
  openRemove: (name: string) => page.button(transactionNotes, t => t.removeOf(name)),
  remove: page.button(transactionNotes, t => t.remove),
}

const stored = { signedIn: true }
const rename = press(categoryControls.openRename('Salaries'))
const remove = press(categoryControls.openRemove('Salaries'))
const add = press(categoryControls.add)

export const TRANSACTION_CATEGORIES: readonly Screen[] = [
  {
    id: 'transactionCategories',
    path: paths.transactionCategories,
    stored,
    calls: [
      call('listTransactionCategories'),
      call('createTransactionCategory', { steps: [fill(categoryControls.name, 'Coffee beans'), add] }),
      call('renameTransactionCategory', { steps: [rename, press(categoryControls.rename)] }),
      call('deleteTransactionCategory', { steps: [remove, press(categoryControls.remove)] }),
    ],
    clientStates: [
      clientState('nothing_typed', { steps: [add] }),
      clientState('rename', { steps: [rename] }),
      clientState('remove', { steps: [remove] }),
    ],
  },
]
