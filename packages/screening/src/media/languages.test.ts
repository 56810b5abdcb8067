import { expect, test } from 'vitest';
import { isReadable } from './languages.ts';

test.each([
  'Hossein Rahimi wins chess open. Hossein Rahimi of Tehran won the chess open on Sunday.',
  'Rahimi wins chess open',
  'The bakery opens at seven.',
  'El jugador ganó el torneo de ajedrez el domingo en Madrid.',
  'O jogador ganhou o torneio de xadrez no domingo, segundo a imprensa.',
  'Le joueur a remporté le tournoi dimanche à Paris.',
  'Der Spieler gewann am Sonntag das Turnier in Köln.',
  'Il giocatore ha vinto il torneo di scacchi domenica a Roma.',
  'Игрок выиграл турнир по шахматам в воскресенье.',
  'Гравець виграв турнір із шахів у неділю, повідомили організатори.',
  'فاز اللاعب ببطولة الشطرنج يوم الأحد في القاهرة',
  '棋手周日在上海赢得比赛。',
  'Łukasz Żółć, who has been the chairman of the club since 2012, opened the new office in the city of Kraków on Monday.',
])('the rules read: %s', (text) => expect(isReadable(text)).toBe(true));

test.each([
  'Ο Γιώργος Παπαμάρκος κέρδισε το τουρνουά.',
  '株式会社山田製作所が新しい工場を開いた。',
  '검찰은 회사를 기소했다.',
  'המשטרה עצרה את האיש ביום ראשון.',
  'ตำรวจจับกุมชายคนหนึ่ง',
  'De bank wordt verdacht van witwassen en een boete is opgelegd, meldt het ministerie.',
  'Prokuratura oskarżyła prezesa spółki o pranie pieniędzy.',
  'Savcılık şirketin sahibini kara para aklamakla suçladı.',
  'Åklagaren har väckt åtal mot mannen för penningtvätt.',
  'Parchetul l-a acuzat pe director și pentru spălare de bani.',
  'Jaksa mendakwa direktur perusahaan itu dengan pencucian uang dan korupsi.',
  'Прокуратурата обвини директора, че е прал пари, които са от банката.',
  'پلیس مدیر شرکت را به اتهام پولشویی بازداشت کرد.',
  'Тужилаштво је оптужило директора компаније за прање новца.',
])('they do not read: %s', (text) => expect(isReadable(text)).toBe(false));
