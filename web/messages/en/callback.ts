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
  howLong: 'The phone rings for two minutes at most. This page goes on by itself.',
  unreachable: 'The server cannot be reached at the moment. We keep trying.',
  instructions: 'In the call',
  press: { 1: 'Press 1 to confirm', 2: 'Press 2 to cancel' },
  notYou: 'If it was not you who signed in, press 2.',
  goingBack: 'You are taken back to the login in a moment.',
  cancel: 'Cancel Login',
}
