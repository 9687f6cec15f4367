export const callback = {
  titles: {
    waiting: 'Phone Verification',
    successful: 'Verification Successful',
    failed: 'Verification Failed',
  },
  lead: 'This account confirms each login in a phone call. Please answer our call to the phone of your account.',
  phases: {
    calling: 'We are calling your phone',
    pending: 'Waiting for you to press 1 or 2',
    completing: 'Completing your login…',
    done: 'Login successful! Redirecting...',
    rejected: 'Login cancelled. You pressed 2 to reject this login request.',
    expired: 'Verification expired. Please try logging in again.',
    failed: 'Error completing login. Please try again.',
  },
  howLong: 'The phone rings for two minutes at most. This page continues automatically.',
  unreachable: 'We cannot reach the server at the moment. We will keep trying.',
  instructions: 'In the call',
  press: { 1: 'Press 1 to confirm', 2: 'Press 2 to cancel' },
  notYou: 'If you did not try to sign in, press 2.',
  goingBack: 'You will return to the login page in a moment.',
  cancel: 'Cancel Login',
}
