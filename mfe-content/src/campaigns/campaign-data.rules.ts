import type { Campaign } from '@ortoo/contracts';

interface Publisher {
  name: string;
  /** Address of the page, absolute or a path. */
  url: string;
}

/** A running campaign as structured data: a sale event of the shop. An ended one has none. */
export const campaignData = (campaign: Campaign, { name, url }: Publisher): Record<string, unknown>[] => {
  if (campaign.state === 'ended') return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SaleEvent',
      name: campaign.title,
      description: campaign.summary,
      image: [campaign.image],
      startDate: campaign.starts_at,
      endDate: campaign.ends_at,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      organizer: { '@type': 'Organization', name },
    },
  ];
};
