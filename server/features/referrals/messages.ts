export const messages = {
  unknownCarrier: 'This is not one of our carriers.',
  wrongLink: (carrierName: string) => `This is not the referral link of ${carrierName}.`,
  clickIdTaken: 'This click id belongs to another carrier.',
} as const;
