import type { ReviewDecisionRequestDecision, ReviewKind, ReviewStatus } from '#web/api/generated/model/index.ts'
import { plural } from '../plural.ts'

type PerDecision = Record<ReviewDecisionRequestDecision, string>

const kind: Record<ReviewKind, string> = { identity: 'Identity in Nafath', screening: 'Screening' }

const status: Record<ReviewStatus, string> = {
  open: 'Open',
  approved: 'Approved',
  rejected: 'Rejected',
  asked_again: 'Asked again',
  overtaken: 'Settled without us',
}

const decide: PerDecision = { approve: 'Approve', reject: 'Reject', ask_again: 'Ask again' }

const deciding: PerDecision = { approve: 'Approving…', reject: 'Rejecting…', ask_again: 'Asking again…' }

const decideTitle: Record<ReviewKind, PerDecision> = {
  identity: {
    approve: 'Approve this identity?',
    reject: 'Reject this identity?',
    ask_again: 'Ask for another approval in Nafath?',
  },
  screening: {
    approve: 'Approve this customer?',
    reject: 'Reject this customer?',
    ask_again: 'Run the screening once more?',
  },
}

/** What the customer's screen will show. */
const consequence: Record<ReviewKind, PerDecision> = {
  identity: {
    approve: 'The customer’s screen says that the request was submitted, and leads on to the screening.',
    reject: 'The customer’s screen says ‘Request Rejected’ and leads back to the ID number.',
    ask_again: 'The customer’s screen asks to approve in Nafath once more, and starts a new request on a press.',
  },
  screening: {
    approve: 'The customer’s screen goes on to the questionnaire by itself.',
    reject:
      'The customer’s screen says that we cannot open an account, and how to reach support. The sign-up ends there.',
    ask_again:
      'The customer’s screen goes on waiting while the screening service is asked once more. If it asks for a review again, a new case comes here.',
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
    approve: 'The identity is approved. The customer’s screen goes on.',
    reject: 'The identity is rejected. The customer’s screen says so.',
    ask_again: 'The customer’s screen asks for another approval in Nafath.',
  },
  screening: {
    approve: 'The customer is approved. The customer’s screen goes on.',
    reject: 'The customer is rejected. The customer’s screen says so.',
    ask_again: 'The screening runs once more while the customer’s screen waits.',
  },
}

export const adminReviews = {
  title: 'Reviews',
  tabs: 'Which reviews',
  open: 'Open',
  closed: 'Closed',
  waiting: (count: number) =>
    plural('en', count, {
      one: '# case waits for a decision, the oldest first.',
      other: '# cases wait for a decision, the oldest first.',
    }),
  closedLead: 'The newest 100, the one that was closed last first.',
  nothingOpenTitle: 'Nothing waits for a decision',
  nothingOpenText:
    'Identities and screenings that need compliance will be listed here. The list keeps itself up to date.',
  nothingClosedTitle: 'Nothing has been decided yet',
  nothingClosedText: 'What was decided will be listed here, with who, when and why.',
  kind,
  status,
  waitingSince: (moment: string, ago: string) => `Waiting since ${moment} (${ago})`,
  since: (moment: string) => `Opened ${moment}`,
  phone: 'Phone',
  id: 'ID number',
  cr: 'CR number',
  said: 'What the screening said',
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
  gone: 'This case is not there any more.',
}
