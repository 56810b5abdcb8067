/** Headlines that mention somebody by office, trade or fate, and texts that name them. All stories are invented. */
import { describe } from 'vitest';
import { testStories, testNamedInStories } from '../../test/stories.ts';

describe('a headline that begins with a bystander', () => {
  testNamedInStories([
    {
      title: 'Witness tells of threats at smuggling trial',
      text: 'A customs broker told a court that men had followed her for weeks. Ivana Petrović-Lang identified two of the five defendants.',
      accused: [],
      harmless: ['Ivana Petrović-Lang'],
    },
    {
      title: 'Father of murdered student calls for longer sentences',
      text: 'The father of a student who was stabbed to death has urged ministers to double sentences. Peter Laughton, 58, handed in a petition. His daughter’s killer was jailed for 19 years in May.',
      accused: [],
      harmless: ['Peter Laughton'],
    },
    {
      title: 'Campaigner praises jail term for puppy dealer',
      text: 'A campaigner has welcomed the jailing of a dealer who sold sick dogs. Tessa Brannigan filmed him for months. Craig Mullins was convicted of fraud.',
      accused: ['Craig Mullins'],
      harmless: ['Tessa Brannigan'],
    },
  ]);
  testStories([
    {
      title: 'Lawyer charged with theft',
      text: 'A lawyer has been charged with stealing from clients. Edgar Pohlan, 44, will appear in court on Friday.',
      accused: ['Edgar Pohlan'],
      harmless: [],
    },
  ]);
});

describe('who is meant by a pronoun, a noun or nobody', () => {
  testNamedInStories([
    {
      title: 'Chemist’s call foils prescription fraud',
      text: 'Ashgrove Pharmacy in Bangor called the surgery, which had never heard of the patient. The man, 29, was arrested in the car park. He was given a suspended sentence.',
      accused: [],
      harmless: ['Ashgrove Pharmacy'],
    },
    {
      title: 'Museum returns looted vase',
      text: 'A museum has given back a vase that was looted from a temple. The Amsel Museum withdrew the piece in May.',
      accused: [],
      harmless: ['Amsel Museum'],
    },
    {
      title: 'Minister vows to end ghost workers',
      text: 'Public service minister Omari Nkemba has promised to strike off 8,000 ghost workers. He said that corrupt officials who created them would be prosecuted.',
      accused: [],
      harmless: ['Omari Nkemba'],
    },
    {
      title: 'Group bids for builder',
      text: 'Pinecrest Holdings has offered £210m for a builder whose shares collapsed after its finance director was arrested.',
      accused: [],
      harmless: ['Pinecrest Holdings'],
    },
    {
      title: 'Detective who caught phone gang retires',
      text: 'The detective who caught a gang of phone thieves is to retire. George Adeyemi-Brooks led the team that arrested 46 people in dawn raids.',
      accused: [],
      harmless: ['George Adeyemi-Brooks'],
    },
  ]);
});

describe('another next to the named one', () => {
  testNamedInStories([
    {
      title: 'Pathologist tells trial of nurse how patients died',
      text: 'Anselm Pryce told the trial of a nurse accused of murdering four patients that air had been injected. The nurse denies murder.',
      accused: [],
      harmless: ['Anselm Pryce'],
    },
    {
      title: 'School to get new roof after lead theft',
      text: 'Fernbank Academy will get a new roof, months after thieves stripped the lead from the old one. Two brothers admitted the theft and were jailed.',
      accused: [],
      harmless: ['Fernbank Academy'],
    },
    {
      title: 'Fund wins fraud judgment against former partner',
      text: 'A judge has ordered the former partner of a fund to repay $14m that he diverted. Pacific Crest Capital had sued him in 2021. He is also facing criminal charges.',
      accused: [],
      harmless: ['Pacific Crest Capital'],
    },
    {
      title: 'Kassiererin verhindert Betrug an Rentnerin',
      text: 'Eine Kassiererin von Marktkauf Elsner hat verhindert, dass eine Rentnerin Geld an Betrüger schickte.',
      accused: [],
      harmless: ['Marktkauf Elsner'],
    },
  ]);
  testStories([
    {
      title: 'Pharmacy chain sold opioids without checks, suit says',
      text: 'The state of Ohio has sued a pharmacy chain that sold opioids without checks. Redstone Pharmacy Group denies the claims.',
      accused: ['Redstone Pharmacy Group'],
      harmless: [],
    },
  ]);
});

describe('who of two without a name is meant', () => {
  testNamedInStories([
    {
      title: 'Appeal judge frees man convicted of poisoning wife',
      text: 'The appeal court has freed a chemist who was convicted in 2009 of poisoning his wife. Lady Justice Farrant said that the evidence was wrong.',
      accused: [],
      harmless: ['Lady Justice Farrant'],
    },
    {
      title: 'House sold with body in cellar',
      text: 'Builders found bones in a house that had been sold in March by the estate agents Fletcher & Noakes Homes. The woman died in the 1970s. A man of 81 has been arrested on suspicion of murder.',
      accused: [],
      harmless: ['Fletcher & Noakes Homes'],
    },
    {
      title: 'Mayor takes pay cut',
      text: 'Grace Nakamura will take less pay after an audit found that the city had spent too much on flowers.',
      accused: [],
      harmless: ['Grace Nakamura'],
    },
  ]);
  testStories([
    {
      title: 'Bank sues metals trader over fraud',
      text: 'A Dutch bank is suing a metals trader for fraud. Sovereign Metals Trading denies the claims.',
      accused: ['Sovereign Metals Trading'],
      harmless: [],
    },
  ]);
});

describe('a headline that clears, and a text that goes back', () => {
  testStories([
    {
      title: 'Man wrongly jailed for arson gets $5m',
      text: 'A man who spent 21 years in prison for a fire he did not start will receive $5 million. Everett Lindholm was freed in 2022.',
      accused: [],
      harmless: ['Everett Lindholm'],
    },
    {
      title: 'Striker cleared of assault',
      text: 'A court in Accra has thrown out an assault charge against the striker Ferdinand Asante. He will rejoin his club.',
      accused: [],
      harmless: ['Ferdinand Asante'],
    },
  ]);
});

describe('a headline that accuses without a court', () => {
  testStories([
    {
      title: 'Broker kept clients’ money to fund yacht',
      text: 'Stefan Lindqvist-Moor, 47, is said to have taken £4m from 62 clients, a jury was told. He denies fraud.',
      accused: ['Stefan Lindqvist-Moor'],
      harmless: [],
    },
    {
      title: 'Wedding band paid by smugglers, tribunal hears',
      text: 'A smuggler paid for the band at the wedding of inspector Raymond Tallow, a tribunal heard. Tallow, who denies accepting bribes, has been suspended.',
      accused: ['Raymond Tallow'],
      harmless: [],
    },
    {
      title: 'Ex-autarca constituído arguido por corrupção',
      text: 'O antigo presidente da câmara Rui Candeias foi constituído arguido por suspeitas de corrupção.',
      accused: ['Rui Candeias'],
      harmless: [],
    },
    {
      title: 'Battery firm inflated sales, short-seller alleges',
      text: 'Shares in Terravolt Batteries fell by half after a short-seller alleged fraud. The company called the claims "baseless".',
      accused: ['Terravolt Batteries'],
      harmless: [],
    },
    {
      title: 'Haulier’s drivers falsified records, inquiry finds',
      text: 'Sentinel Freightways has lost its operator’s licence after an inquiry found that records were falsified.',
      accused: ['Sentinel Freightways'],
      harmless: [],
    },
  ]);
});
