import type { ReviewDecisionRequestDecision, ReviewKind, ReviewStatus } from '#web/api/generated/model/index.ts'
import { plural } from '../plural.ts'

type PerDecision = Record<ReviewDecisionRequestDecision, string>

const kind: Record<ReviewKind, string> = { identity: 'Nafath identity', screening: 'Screening' }

const status: Record<ReviewStatus, string> = {
  open: 'Open',
  approved: 'Approved',
  rejected: 'Rejected',
  asked_again: 'Asked again',
  overtaken: 'Closed without a decision',
}

const decide: PerDecision = { approve: 'Approve', reject: 'Reject', ask_again: 'Ask again' }

const deciding: PerDecision = { approve: 'Approving…', reject: 'Rejecting…', ask_again: 'Asking again…' }

const decideTitle: Record<ReviewKind, PerDecision> = {
  identity: {
    approve: 'Approve this identity?',
    reject: 'Reject this identity?',
    ask_again: 'Ask for another Nafath approval?',
  },
  screening: {
    approve: 'Approve this customer?',
    reject: 'Reject this customer?',
    ask_again: 'Run the screening again?',
  },
}

/** What the customer's screen will show. */
const consequence: Record<ReviewKind, PerDecision> = {
  identity: {
    approve: 'The customer sees that the request was submitted and continues with the screening.',
    reject: 'The customer sees ‘Request Rejected’ and goes back to the ID number.',
    ask_again: 'The customer is asked to approve in Nafath again and can start a new request.',
  },
  screening: {
    approve: 'The customer continues with the questionnaire automatically.',
    reject: 'The customer sees that we cannot open an account and how to contact support. The sign-up ends.',
    ask_again:
      'The customer keeps waiting while the screening runs again. If it asks for a review again, a new case opens here.',
  },
}

/** Said of a review that somebody has decided. */
const decidedBy: Record<ReviewStatus, (name: string) => string> = {
  open: name => `Opened by ${name}`,
  approved: name => `Approved by ${name}`,
  rejected: name => `Rejected by ${name}`,
  asked_again: name => `Asked again by ${name}`,
  overtaken: name => `Closed by ${name}`,
}

const done: Record<ReviewKind, PerDecision> = {
  identity: {
    approve: 'Identity approved. The customer can continue.',
    reject: 'Identity rejected. The customer’s screen shows it.',
    ask_again: 'The customer is asked for another Nafath approval.',
  },
  screening: {
    approve: 'Customer approved. The customer can continue.',
    reject: 'Customer rejected. The customer’s screen shows it.',
    ask_again: 'The screening runs again while the customer waits.',
  },
}

export const adminReviews = {
  title: 'Reviews',
  tabs: 'Which reviews',
  open: 'Open',
  closed: 'Closed',
  waiting: (count: number) =>
    plural('en', count, {
      one: '# case is waiting for a decision.',
      other: '# cases are waiting for a decision, oldest first.',
    }),
  closedLead: 'The 100 most recently closed cases, newest first.',
  nothingOpenTitle: 'No cases are waiting for a decision',
  nothingOpenText:
    'Identities and screenings that need a compliance decision will be listed here. The list updates automatically.',
  nothingClosedTitle: 'No decisions yet',
  nothingClosedText: 'Decisions will be listed here, with who made them, when and why.',
  kind,
  status,
  waitingSince: (moment: string, ago: string) => `Waiting since ${moment} (${ago})`,
  since: (moment: string) => `Opened ${moment}`,
  phone: 'Phone',
  id: 'ID number',
  cr: 'CR number',
  said: 'Screening result',
  showCustomer: 'Show the customer',
  decide,
  deciding,
  decideTitle,
  consequence,
  noteLabel: 'Note',
  done,
  decidedBy,
  decidedAt: (moment: string) => `on ${moment}`,
  note: 'Note',
  closedBefore: 'This case was closed before your decision.',
  closedFirst: (decided: string, moment: string) => `This case was closed before your decision: ${decided}, ${moment}.`,
  gone: 'This case no longer exists.',
}
