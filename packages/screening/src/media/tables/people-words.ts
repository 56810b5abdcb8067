/** Words for unnamed people, and words in company names, to distinguish the two. */

/** Several people: neither a single named person nor a company. */
export const PEOPLE: ReadonlySet<string> = new Set(
  [
    'men women people persons suspects brothers sisters teenagers youths boys members gang gangsters robbers thieves',
    'burglars hackers gunmen kidnappers fraudsters traffickers smugglers bandits poachers militants couriers directors',
    'managers officers officials employees executives clerks agents drivers students tourists nationals migrants touts',
    'traders brokers accountants lawyers doctors surgeons nurses guards soldiers policemen politicians farmers sailors',
    'hombres mujeres personas sospechosos hermanos jóvenes funcionarios directivos empleados homens mulheres pessoas',
    'suspeitos irmãos jovens funcionários quadrilha banda hommes femmes personnes suspects frères jeunes männer frauen',
    'personen verdächtige brüder jugendliche uomini donne persone sospettati fratelli giovani мужчин мужчины человек людей',
    'подозреваемых курьеров курьера братьев чоловіків осіб підозрюваних رجال أشخاص مشتبهين 男子 嫌疑人',
  ]
    .join(' ')
    .split(' '),
);

/** One of them: may be a named person, but not a company. */
export const PERSON: ReadonlySet<string> = new Set(
  [
    'man woman teenager youth boy girl brother sister mother father clerk officer official employee executive manager driver',
    'accountant bookkeeper treasurer cashier teller trader broker adviser lawyer solicitor doctor surgeon nurse carer teacher',
    'priest vicar bishop coach guard soldier policeman detective mayor councillor minister senator student pensioner courier',
    'hombre mujer joven empleado funcionario tesorero contador homem mulher jovem funcionário tesoureiro homme femme jeune',
    'employé comptable mann frau mitarbeiter buchhalter kassierer uomo donna giovane dipendente contabile мужчина мужчину',
    'женщина женщину бухгалтер кассир сотрудник чоловік жінка رجل امرأة 男子 女子',
  ]
    .join(' ')
    .split(' '),
);

/** A company or person connected with a named one, but not the same. */
export const OTHERS: ReadonlySet<string> = new Set(
  [
    'killer killers rival competitor opponent supplier contractor subcontractor client customer tenant landlord predecessor attacker rivals',
    'competidor competidora rival proveedor proveedora contratista cliente concorrente fornecedor fornecedora concurrent',
    'concurrente fournisseur sous-traitant konkurrent konkurrenten zulieferer kunde concorrente fornitore конкурент',
    'поставщик подрядчик клиент постачальник підрядник',
  ]
    .join(' ')
    .split(' '),
);

/** Unnamed companies. */
export const COMPANIES: ReadonlySet<string> = new Set(
  [
    'company companies firm firms business businesses bank banks lender group brand chain supplier suppliers maker retailer',
    'installer haulier airline contractor charity trust fund broker club school clinic clinics hospital restaurant shop',
    'empresa empresas compañía constructora firma banco entreprise société banque unternehmen firma bank azienda società',
    'impresa banca компания компании компанию фирма фирму банк компанія شركة مصرف 公司 银行 企业',
  ]
    .join(' ')
    .split(' '),
);

/** Words that mark a name as that of a company, a school or a club. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set(
  [
    'ltd limited plc inc llc llp corp co company companies corporation group holdings holding bank banks trust fund funds',
    'partners associates sons brothers daughters services solutions systems society association foundation institute club',
    'school schools academy college university hospital clinic clinics church museum theatre hotel hotels airlines airways',
    'shipping lines ferries freight logistics transport motors energy power gas oil mining minerals steel timber textiles',
    'clothing foods dairy farms farm brewing brewery bakery bookshop stores supermarkets retail pharma pharmaceuticals',
    'chemicals insurance mutual savings capital finance financial investments securities ventures technologies technology',
    'software mobile telecom broadband media studios records publishing press properties homes construction builders cement',
    'engineering industries manufacturing products supply supplies trading exports imports consulting research auctioneers',
    'pharmacy distillery winery audit auditors solicitors advisory advisers agro export wire transfer exchange crypto',
    'pesca seafoods fishing forestry railways water waste recycling aggregates quarries games toys jewellers furniture',
    'gallery auctions catering cleaning leasing charter aviation marine tankers tobacco wines beverages biotech medical',
    'healthcare optics instruments robotics defence ballistics',
    'diagnostics laboratories labs semiconductors electronics renewables security recruitment union federation charity',
    'sa sas sarl srl spa gmbh ag kg ab asa oy nv bv sl ltda cia ооо оао зао пао ао банк тов',
    'banco banque bank sparkasse volksbank banca caja empresa grupo groupe gruppe compañía compagnie sociedad société',
    'universidad universität université hospital krankenhaus klinik fundación stiftung fondation verein autohaus juwelier',
  ]
    .join(' ')
    .split(' '),
);
