export const messages = {
  unknownCarrier: 'This isn’t one of our carriers.',
  wrongLink: (carrierName: string) => `This isn’t the referral link for ${carrierName}.`,
  clickIdTaken: 'This click id belongs to another carrier.',
} as const;
