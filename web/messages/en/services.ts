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
      'Fees and the time of arrival shown before you confirm with a code',
    ],
    untilThen: 'Transfers cannot be made from these pages yet. Those of your account are listed under Transactions.',
    instead: 'See your transactions',
  },
  credit: {
    title: 'Credit',
    lead: 'Finance for your business, offered on the basis of what goes through your wallet.',
    will: [
      'An offer with its full cost before you accept anything',
      'Repayment from your wallet, on days that you know',
      'What is owed and what is paid, always up to date',
    ],
    untilThen: 'Plink gives no credit yet, and nobody should offer you any in our name.',
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
    untilThen: 'Bills cannot be paid from these pages yet. Payments already made are listed under Transactions.',
    instead: 'See your transactions',
  },
  beneficiaries: {
    title: 'Beneficiaries',
    lead: 'Keep the people and businesses that you pay again and again.',
    will: [
      'A name and an IBAN, checked before the first transfer',
      'New beneficiaries confirmed with a code',
      'One press from a beneficiary to a transfer',
    ],
    untilThen: 'There is nothing to keep yet: beneficiaries come together with transfers.',
    instead: 'See your transactions',
  },
  topUp: {
    title: 'Top-up',
    lead: 'Put money into your wallet by card or bank transfer.',
    will: [
      'mada, credit card and Apple Pay',
      'An IBAN of your own for bank transfers',
      'The money in your balance within moments',
    ],
    untilThen: 'Your wallet cannot be topped up from these pages yet. Money that has come in shows on the dashboard.',
    instead: 'See your balance',
  },
}
