/** The label of an alert's type; 'Alert' if the type is unknown. */
export function alertTypeText(type: string): string {
  switch (type) {
    case 'sanction':
      return 'Sanctions Update';
    case 'adverse_media':
      return 'Adverse Media';
    case 'risk_score_change':
      return 'Risk Score Change';
    default:
      return 'Alert';
  }
}
