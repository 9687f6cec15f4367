export const nafath = {
  title: 'Approve in Nafath',
  lead: 'Nafath is the national digital identity service. Your approval there tells us that this ID is yours.',
  processing: 'Processing Nafath verification...',
  stepsTitle: 'What to do now',
  steps: [
    'Open Nafath here, or the Nafath app on your phone.',
    'Approve the request from Plink.',
    'Come back to this page. It continues automatically.',
  ],
  ifNothing:
    'This usually takes a minute. If you do not approve the request within 10 minutes, it expires and you can start a new one.',
  codeExpires: 'Code will Expired in',
  showRequest: 'Show the request',
  changeId: 'Use another ID number',

  redirection: {
    title: 'Nafath Redirection',
    text: 'Please go to the Nafath portal to verify your registration.',
  },
  initializing: 'Initializing...',
  goToNafath: 'Go to Nafath',
  opensInNewTab: '(opens in a new tab)',
  visitManually: 'Please visit the Nafath portal manually to complete verification.',

  sent: { title: 'Request sent to Nafath', text: 'Approve the request in Nafath, then come back here.' },
  underReview: {
    title: 'Request Under Review',
    text: 'Your request has been received and is under compliance review. You will be notified once it is complete.',
  },
  received: {
    title: 'Request Successfully Submitted',
    text: 'Your request has been submitted and is under compliance review. You will be notified through alerts.',
  },
  failed: { title: 'Request Failed' },
  failedText: {
    declined: 'The request was declined by the user. If this was a mistake, please restart the request.',
    expired: 'The request was not approved in time. You can restart the request.',
    askedAgain:
      'Our compliance team has reviewed your request and asks you to approve again in Nafath. Your answers are kept.',
  },
  askedAgain: 'Please Approve Again',
  approveAgain: 'Start a new request',
  rejected: {
    title: 'Request Rejected',
    text: 'We are unable to process your request right now. Please try again later.',
  },
  done: 'Done',
  close: 'Close',
  resend: 'Resend Code via Nafath',
  resending: 'Sending…',

  reviewTitle: 'Your request is under review',
  reviewText:
    'Our compliance team is reviewing your request. This can take a while. You can close this page: your answers are kept for 24 hours. If you leave it open, it continues automatically after the review.',
}
