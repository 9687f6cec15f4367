export const complete = {
  creatingTitle: 'Creating Your Profile',
  creatingText: 'We are creating your profile from your answers. This takes a few seconds.',
  welcomeTitle: 'Welcome',
  welcomeText: 'Your account is open. You will go to your dashboard in a moment.',
  goNow: 'Go to the dashboard now',
  failedTitle: 'Profile Creation Failed',
  tryAgain: 'Try Again',
  skip: 'Skip for Now',
  failed: {
    forbidden: 'Profile creation is currently unavailable. Please try again later or contact support.',
    offline: 'Unable to connect to the server. Please check your internet connection and try again.',
    other: 'Failed to create profile. Please try again.',
  },
  fallbackBusinessName: 'Business',
}
