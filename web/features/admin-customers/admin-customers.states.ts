import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { documentKinds } from '#web/messages/business/document-kinds.ts'
import { security } from '#web/messages/sign-in/security.ts'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { adminNotes } from '#web/messages/staff/admin-notes.ts'
import { adminPages } from '#web/messages/staff/admin-pages.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { adminCustomerPath, adminSearchPath, adminTransactionsPath, paths } from '#web/paths.ts'
import { REASON } from '#web/staff/staff.states.ts'
import { adminBeneficiaries } from './admin-beneficiaries.messages.ts'
import { adminClosure } from './admin-closure.messages.ts'
import { adminCustomerFacts } from './admin-customer-facts.messages.ts'
import { adminDocuments } from './admin-documents.messages.ts'
import { adminExport } from './admin-export.messages.ts'
import { adminSignInCall } from './admin-sign-in-call.messages.ts'

const status = page.find('region', adminCustomers, t => t.statusTitle)
const sessions = page.find('region', adminCustomers, t => t.sessionsTitle)
const events = page.find('region', adminCustomers, t => t.eventsTitle)
const callPanel = page.find('region', adminSignInCall, t => t.title)

export const adminCustomersControls = {
  box: page.find('searchbox', adminCustomers, t => t.searchLabel),
  search: page.button(adminCustomers, t => t.search),
  problem: page.selector('#customer-search-error'),
  loading: main.all('status').nth(0),
  sort: page.find('combobox', adminCustomers, t => t.sortLabel),
  nextPage: page.link(adminPages, t => t.next),
  firstPage: page.link(adminPages, t => t.first),
  pageLost: page.text(adminPages, t => t.lost),
  nobody: page.text(adminCustomers, t => t.nobodyTitle),
  rows: page.all('table').selector('tbody tr'),
}

export const adminCustomerControls = {
  status,
  facts: page.find('region', adminCustomers, t => t.factsTitle),
  balance: page.find('region', adminCustomerFacts, t => t.walletTitle),
  latest: page.find('region', adminCustomerFacts, t => t.transactionsTitle),
  allTransactions: page.link(adminCustomerFacts, t => t.allTransactions),
  wallet: page.find('combobox', adminCustomerFacts, t => t.part),
  older: page.link(adminPages, t => t.older, 'exact'),
  newer: page.link(adminCustomerFacts, t => t.newer, 'exact'),
  sessions: sessions.all('listitem'),
  events: events.all('listitem'),
  unlocked: events.text(security, t => t.event.unlocked),
  adminEvents: page.find('region', adminCustomers, t => t.adminEventsTitle).all('listitem'),
  endLock: status.button(adminCustomers, t => t.endLock),
  freeze: status.button(adminCustomers, t => t.freeze),
  confirmFreeze: dialog.button(adminCustomers, t => t.freeze),
  isFrozen: page.text(adminCustomers, t => t.walletIsFrozen),
  liftFreeze: status.button(adminCustomers, t => t.liftFreeze),
  confirmLiftFreeze: dialog.button(adminCustomers, t => t.liftFreeze),
  freezeLifted: page.text(adminCustomers, t => t.freezeLifted),
  endSessions: sessions.button(adminCustomers, t => t.endSessions),
  requireCall: callPanel.button(adminSignInCall, t => t.on.act),
  stopCalls: callPanel.button(adminSignInCall, t => t.off.act),
  confirmRequireCall: dialog.button(adminSignInCall, t => t.on.act),
  callRequired: page.text(adminSignInCall, t => t.on.done),
  suspend: page.button(adminBeneficiaries, t => t.suspend.act),
  resume: page.button(adminBeneficiaries, t => t.resume.act),
  readDocument: page.button(businessDocuments, t => t.downloadOf(t.kinds.vat_certificate)),
  askForDocument: main.button(adminDocuments, t => t.ask),
  documentKind: dialog.field(adminDocuments, t => t.kind),
  documentNote: dialog.field(adminDocuments, t => t.note),
  confirmAsk: dialog.button(adminDocuments, t => t.ask),
  asked: page.text(adminDocuments, (t, locale) => t.asked(documentKinds[locale].vat_certificate)),
  withdrawRequest: page.button(adminDocuments, (t, locale) => t.withdrawOf(documentKinds[locale].vat_certificate)),
  settleRequest: page.button(adminDocuments, (t, locale) => t.settleOf(documentKinds[locale].vat_certificate)),
  exportAll: page.button(adminExport, t => t.export),
  dialog,
  reason: dialog.field(adminCustomers, t => t.reasonLabel),
  reasonError: page.selector('#field-note-error'),
  confirmEndLock: dialog.button(adminCustomers, t => t.endLock),
  confirmEndSessions: dialog.button(adminCustomers, t => t.endSessions),
  cancel: dialog.button(adminNotes, t => t.cancel),
  lockEnded: page.text(adminCustomers, t => t.lockEnded),
  sessionsEnded: (count: number) => page.text(adminCustomers, t => t.sessionsEnded(count)),
}

const askToClose = (why: string) => [
  press(main.button(adminClosure, t => t.ask)),
  fill(adminCustomerControls.reason, why),
  press(dialog.button(adminClosure, t => t.ask)),
]
/** The closure of an account. */
export const adminClosureControls = {
  closure: page.find('region', adminClosure, t => t.title),
  asked: page.text(adminClosure, t => t.asked),
  toRequests: page.link(adminClosure, t => t.toRequests),
}
export const adminClosureActions = { askToClose }

const searchTooShort = [fill(adminCustomersControls.box, '12'), press(adminCustomersControls.search)]
const endSessions = press(adminCustomerControls.endSessions)
const frozen = { getCustomer: 'customer_frozen' }
const freeze = press(adminCustomerControls.freeze)
const liftFreeze = press(adminCustomerControls.liftFreeze)
const withCall = { getCustomer: 'customer_with_call' }
const requireCall = press(adminCustomerControls.requireCall)
const suspended = { listCustomerBeneficiaries: 'suspended' }
const suspend = press(adminCustomerControls.suspend)
const resume = press(adminCustomerControls.resume)
const locked = { getCustomer: 'customer_locked' }
const endLock = press(adminCustomerControls.endLock)
const exportAll = press(adminCustomerControls.exportAll)
const askForDocument = press(adminCustomerControls.askForDocument)
const confirmAsk = press(adminCustomerControls.confirmAsk)
const fillReason = fill(adminCustomerControls.reason, REASON)

export const ADMIN_CUSTOMERS: readonly Screen[] = [
  {
    id: 'adminCustomers',
    path: paths.adminCustomers,
    calls: [call('searchCustomers')],
    clientStates: [clientState('too_short', { steps: searchTooShort })],
  },
  { id: 'adminSearch', path: adminSearchPath({ q: '0500000016' }), calls: [call('searchCustomers')] },
  {
    id: 'adminCustomer',
    path: adminCustomerPath(ANY_ID),
    calls: [
      call('getCustomer'),
      call('listCustomerTransactions'),
      call('listCustomerBeneficiaries'),
      call('listCustomerDocuments'),
      call('downloadCustomerDocument', { steps: [press(adminCustomerControls.readDocument)] }),
      call('requestCustomerDocument', {
        steps: [askForDocument, fill(adminCustomerControls.documentKind, 'vat_certificate'), confirmAsk],
      }),
      call('closeCustomerDocumentRequest', {
        scenarios: { listCustomerDocuments: 'document_requested' },
        steps: [press(adminCustomerControls.withdrawRequest)],
      }),
      call('suspendBeneficiary', { steps: [suspend, fillReason, suspend] }),
      call('resumeBeneficiary', { scenarios: suspended, steps: [resume, fillReason, resume] }),
      call('changeSignInCall', { steps: [requireCall, fillReason, requireCall] }),
      call('endCustomerSessions', { steps: [endSessions, fillReason, endSessions] }),
      call('freezeCustomer', { steps: [freeze, fillReason, freeze] }),
      call('exportCustomer', { steps: [exportAll, fillReason, exportAll] }),
      call('requestAccountClosure', { steps: askToClose(REASON) }),
      call('unfreezeCustomer', { scenarios: frozen, steps: [liftFreeze, fillReason, liftFreeze] }),
      call('unlockCustomer', { scenarios: locked, steps: [endLock, fillReason, endLock] }),
    ],
    clientStates: [
      clientState('end_sessions', { steps: [endSessions] }),
      clientState('require_call', { steps: [requireCall] }),
      clientState('stop_calls', { scenarios: withCall, steps: [press(adminCustomerControls.stopCalls)] }),
      clientState('ask_for_document', { steps: [askForDocument] }),
      clientState('ask_for_no_document', { steps: [askForDocument, confirmAsk] }),
      clientState('freeze', { steps: [freeze] }),
      clientState('suspend_beneficiary', { steps: [suspend] }),
      clientState('resume_beneficiary', { scenarios: suspended, steps: [resume] }),
      clientState('export', { steps: [exportAll] }),
      clientState('ask_to_close', { steps: [press(main.button(adminClosure, t => t.ask))] }),
      clientState('lift_freeze', { scenarios: frozen, steps: [liftFreeze] }),
      clientState('end_lock', { scenarios: locked, steps: [endLock] }),
      clientState('end_lock_nothing_typed', { scenarios: locked, steps: [endLock, endLock] }),
      clientState('viewer', { stored: { viewer: true }, scenarios: locked }),
    ],
  },
  { id: 'adminTransactions', path: adminTransactionsPath(ANY_ID), calls: [call('listCustomerTransactions')] },
]
