export const services = {
  comingSoon: 'Coming soon',
  whatItWillDo: 'What it will do',
  untilThen: 'Until then',
  support: 'Tell support what you need',
  transfer: {
    title: 'Transfer',
    lead: 'Send money from your wallet to a bank account or to another Plink account.',
    will: [
      'Transfers to any bank in the Kingdom, by IBAN',
      'Transfers to another business on Plink, at once',
      'Fees and arrival time shown before you confirm with a code',
    ],
    untilThen: 'You cannot make transfers here yet. Past transfers are listed under Transactions.',
    instead: 'See your transactions',
  },
  credit: {
    title: 'Credit',
    lead: 'Finance for your business, based on the activity in your wallet.',
    will: [
      'An offer with its full cost before you accept anything',
      'Repayment from your wallet, on agreed dates',
      'An up-to-date view of what you owe and what you have paid',
    ],
    untilThen: 'Plink does not offer credit yet. Nobody should offer you credit in our name.',
    instead: 'See your transactions',
  },
  bills: {
    title: 'Bills',
    lead: 'Pay telephone, electricity, water and government bills from your wallet.',
    will: [
      'Bills found by biller and account number',
      'Several bills paid with one code',
      'A receipt for every payment',
    ],
    untilThen: 'You cannot pay bills here yet. Past payments are listed under Transactions.',
    instead: 'See your transactions',
  },
  beneficiaries: {
    title: 'Beneficiaries',
    lead: 'Save the people and businesses that you pay often.',
    will: [
      'A name and an IBAN, checked before the first transfer',
      'New beneficiaries confirmed with a code',
      'A transfer to a beneficiary in one press',
    ],
    untilThen: 'You cannot save beneficiaries yet. They will come together with transfers.',
    instead: 'See your transactions',
  },
  topUp: {
    title: 'Top-up',
    lead: 'Put money into your wallet by card or bank transfer.',
    will: [
      'mada, credit card and Apple Pay',
      'An IBAN of your own for bank transfers',
      'Money in your balance within moments',
    ],
    untilThen: 'You cannot top up your wallet here yet. The dashboard shows money that has come in.',
    instead: 'See your balance',
  },
}
